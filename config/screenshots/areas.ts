import {access} from './access';
import {account} from './account';
import {begin} from './begin';
import {content} from './content';
import {entries} from './entries';
import {features} from './features';
import {fields} from './fields';
import {files} from './files';
import {forms} from './forms';
import {languages} from './languages';
import {media} from './media';
import {modelling} from './modelling';
import {people} from './people';
import {plugins} from './plugins';
import {settings} from './settings';
import {start} from './start';
import type {Shots} from './types';
import {writing} from './writing';

/**
 * All screenshots of the admin panel, by area. An area is a file in this folder. `npm run screenshots` takes its screenshots and
 * records their sizes in `src/data/screenshots/<area>.json`, which the site reads.
 */
export const areas: Readonly<Record<string, Shots>> = {
  start,
  begin,
  content,
  features,
  media,
  modelling,
  people,
  plugins,
  settings,
  writing,
  entries,
  fields,
  files,
  forms,
  languages,
  access,
  account,
};
