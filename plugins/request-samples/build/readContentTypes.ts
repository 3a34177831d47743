import path from 'node:path';
import {z} from 'zod';
import {listFiles} from '../../../tools/listFiles';
import {readJson} from '../../../tools/readJson';
import type {ContentTypeNames} from '../core/types';

const apis = path.resolve(__dirname, '../../../samples/src/api');

/** The parts of a schema.json that requests depend on. */
const contentType = z.object({
  kind: z.enum(['collectionType', 'singleType']),
  info: z.object({singularName: z.string(), pluralName: z.string()}),
});

let names: Promise<ContentTypeNames> | undefined;

/** The content types of the samples application, which is the target of every request in the docs. */
export function readContentTypes(): Promise<ContentTypeNames> {
  names ??= read();
  return names;
}

async function read(): Promise<ContentTypeNames> {
  const files = listFiles(apis).filter((name) => path.basename(name) === 'schema.json');
  const schemas = await Promise.all(files.map((file) => readJson(path.join(apis, file), contentType)));
  return {
    collections: new Set(schemas.filter(({kind}) => kind === 'collectionType').map(({info}) => info.pluralName)),
    singles: new Set(schemas.filter(({kind}) => kind === 'singleType').map(({info}) => info.singularName)),
  };
}
