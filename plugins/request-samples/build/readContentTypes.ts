import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {ContentTypeNames} from '../core/types';

const APIS = path.resolve(__dirname, '../../../samples/src/api');

interface Schema {
  kind: 'collectionType' | 'singleType';
  info: {singularName: string; pluralName: string};
}

let names: Promise<ContentTypeNames> | undefined;

/** The content types of the samples application, which every request of the docs is sent to. */
export function readContentTypes(): Promise<ContentTypeNames> {
  names ??= read();
  return names;
}

async function read(): Promise<ContentTypeNames> {
  const files = (await readdir(APIS, {recursive: true})).filter((name) => path.basename(name) === 'schema.json');
  const schemas = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(APIS, file), 'utf8')) as Schema),
  );
  return {
    collections: new Set(schemas.filter(({kind}) => kind === 'collectionType').map(({info}) => info.pluralName)),
    singles: new Set(schemas.filter(({kind}) => kind === 'singleType').map(({info}) => info.singularName)),
  };
}
