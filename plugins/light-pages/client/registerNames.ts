/**
 * Runs before anything else of the site's code, as any of it may load something at once: analytics of a reader who has
 * agreed to it, for example.
 */
import {addFileNames} from './fileNames';
import {fileNames} from './names';

addFileNames(fileNames);
