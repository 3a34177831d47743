import {z} from 'zod';
import {frontMatterSchema} from '../../../plugins/front-matter/schema';

/** @returns a JSON schema of front matter for editors: what the build accepts, with the descriptions of the keys */
export function frontMatterJsonSchema(): string {
  return `${JSON.stringify({title: 'Front matter of a page', ...z.toJSONSchema(frontMatterSchema, {target: 'draft-7', io: 'input'})}, null, 2)}\n`;
}
