import type {Problem} from '../../shared/problem';
import {jsonOf, objectOf} from '../../shared/samples/json';
import type {Page, Sample} from '../../shared/samples/types';
import {lineOfKey} from '../../shared/lineAt';

/** A value in a JSON file, by the path of its keys. */
interface Told {
  path: string;
  value: string;
  sample: Sample;
}

/** Keys that identify a content type. Attributes and options aren't compared, because pages may show them before a change. */
const identity = /^(kind|collectionName|info\.(singularName|pluralName))$/;

/**
 * Reports schemas that contradict the schema with the same path on another page, because a file has the same content
 * wherever pages show it.
 *
 * @param all - pages that may show the same file
 */
export function checkAgreement(pages: readonly Page[], all: readonly Page[]): Problem[] {
  const told = all.flatMap(({samples}) => samples.filter(isSchema).flatMap(valuesOf));
  return pages
    .flatMap(({samples}) => samples.filter(isSchema).flatMap(valuesOf))
    .flatMap(({path, value, sample}) => {
      const other = told.find(
        (one) =>
          one.sample.file !== sample.file &&
          one.sample.meta.values.title === sample.meta.values.title &&
          one.path === path &&
          one.value !== value,
      );
      const key = path.split('.').at(-1) ?? '';
      return other
        ? [
            {
              file: sample.file,
              line: sample.line + lineOfKey(sample.text, key),
              message: `${path} is ${value} here, and ${other.value} at ${other.sample.file}:${other.sample.line}`,
              fix: 'write the same on both pages',
            },
          ]
        : [];
    });
}

function isSchema({kind, meta}: Sample): boolean {
  return kind === 'json' && /schema\.json$/.test(meta.values.title ?? '');
}

function valuesOf(sample: Sample): Told[] {
  const visit = (value: unknown, prefix: string): Told[] =>
    Object.entries(objectOf(value)).flatMap(([key, inner]) =>
      typeof inner === 'string' && identity.test(prefix + key)
        ? [{path: prefix + key, value: inner, sample}]
        : visit(inner, `${prefix}${key}.`),
    );
  return visit(jsonOf(sample.text), '');
}
