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
 * Every picture of the admin panel, by area: `npm run screenshots` takes them. An area is a file of this folder; what was
 * taken of it is in `src/data/screenshots/<area>.json`, which `npm run screenshots` writes and `index.ts` there gives to the site.
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
