import {createRequire} from 'node:module';
import path from 'node:path';
import {samplesFolder} from '../lab/workspace';
import type {Facts, ValueKind} from './factTypes';

const load = createRequire(path.join(samplesFolder, 'package.json'));

/** A schema of Zod 3, as far as it's read. */
interface Schema {
  _def: {
    typeName: string;
    innerType?: Schema;
    options?: readonly Schema[];
    defaultValue?: () => unknown;
  };
}

const kindsOfSchemas: Readonly<Record<string, ValueKind>> = {
  ZodArray: 'list',
  ZodBoolean: 'boolean',
  ZodFunction: 'function',
  ZodNumber: 'number',
  ZodObject: 'object',
  ZodRecord: 'object',
  ZodString: 'string',
};

/** What koa-body, the middleware behind `strapi::body`, validates its options with: their kinds and defaults. */
export function readBodyOptions(): Facts {
  const {KoaBodyMiddlewareOptionsSchema: options} = load('koa-body/lib/types') as {
    KoaBodyMiddlewareOptionsSchema: {shape: Readonly<Record<string, Schema>>};
  };
  return Object.fromEntries(
    Object.entries(options.shape).map(([name, schema]) => {
      const value = schema._def.defaultValue?.();
      const defaults = Array.isArray(value)
        ? [`[${value.join(',')}]`]
        : ['string', 'number', 'boolean'].includes(typeof value)
          ? [value as string | number | boolean]
          : undefined;
      return [name, {kinds: kindsOf(schema), ...(defaults && {defaults})}];
    }),
  );
}

function kindsOf({_def: {typeName, innerType, options}}: Schema): ValueKind[] {
  if (innerType) {
    return kindsOf(innerType);
  }
  const kind = kindsOfSchemas[typeName];
  return options ? options.flatMap(kindsOf) : kind ? [kind] : [];
}
