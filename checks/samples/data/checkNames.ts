import {escapeRegExp} from '../../../src/lib/escapeRegExp';
import type {Problem} from '../../shared/problem';
import {jsonOf, objectOf} from '../../shared/samples/json';
import type {Page, Sample} from '../../shared/samples/types';
import {lineAt, lineOfKey} from '../../shared/lineAt';

/** Names that Strapi itself uses in responses. */
const ofStrapi = new Set(
  (
    'data meta pagination page pageSize pageCount total error status name message details id documentId createdAt updatedAt ' +
    'publishedAt locale type text children level format url image value key path source param errors jwt user model uid'
  ).split(' '),
);

/**
 * Checks the names in JSON that shows a result: each also has to occur elsewhere on the page, such as in the code that
 * produces it, the request, or a sentence.
 */
export function checkNames({file, source, samples}: Page): Problem[] {
  return samples.filter(isResult).flatMap(({line, text}) =>
    namesOf(text)
      .filter((name) => name !== '…' && !ofStrapi.has(name))
      .filter((name) => source.split(new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`)).length < 3)
      .map((name) => ({
        file,
        line: line + lineOfKey(text, name),
        message: `"${name}" is nowhere else on this page`,
        fix: 'correct it, or show where it comes from',
      })),
  );
}

/** The default page size of a new project, and its maximum. */
const pageSizes = [25, 100];

/** Reports a `pageSize` in a response that no request on the page sets. */
export function checkPageSizes({file, source, samples}: Page): Problem[] {
  return samples.filter(isResult).flatMap(({line, text}) => {
    const match = /"pageSize":\s*(\d+)/.exec(text);
    const size = match?.[1] ?? '';
    const isAsked = source.split(new RegExp(`(?<!\\d)${size}(?!\\d)`)).length > 2;
    return size === '' || pageSizes.includes(Number(size)) || isAsked
      ? []
      : [
          {
            file,
            line: line + lineAt(text, match?.index ?? 0),
            message: `no request sets a page size of ${size}`,
            fix: `write ${pageSizes[0]}, the default, or show the request`,
          },
        ];
  });
}

function isResult({kind, meta}: Sample): boolean {
  return kind === 'json' && /^(Response|Result|Payload|Body)\b/.test(meta.values.title ?? '');
}

function namesOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
      return;
    }
    for (const [name, inner] of Object.entries(objectOf(value))) {
      names.add(name);
      visit(inner);
    }
  };
  visit(jsonOf(text));
  return [...names];
}
