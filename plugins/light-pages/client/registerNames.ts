/**
 * Runs before the rest of the site's code, because any of it may load something immediately, such as analytics if the reader has
 * consented.
 */
import {addFileNames, addServedNames} from './fileNames';
import {fileNames} from './names';

addFileNames(fileNames);
addServedNames();
