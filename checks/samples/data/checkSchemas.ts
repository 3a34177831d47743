import {z} from 'zod';
import type {Message, Problem} from '../../shared/problem';
import {jsonOf, objectOf} from '../../shared/samples/json';
import type {Page, Sample} from '../../shared/samples/types';
import {lineOfKey} from '../../shared/lineAt';

type Finding = Message & {key: string};

const component = z.looseObject({
  type: z.literal('component'),
  repeatable: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});

/**
 * Reports valid settings without effect: `min` and `max` of a component that isn't repeatable, and indexes of a single
 * type.
 */
export function checkSchemas({samples}: Page): Problem[] {
  return samples
    .filter(({kind}) => kind === 'json')
    .flatMap((sample) =>
      findingsOf(sample).map(({key, ...finding}) => ({
        file: sample.file,
        line: sample.line + lineOfKey(sample.text, key),
        ...finding,
      })),
    );
}

function findingsOf({text}: Sample): Finding[] {
  const schema = objectOf(jsonOf(text));
  const counted = Object.entries(objectOf(schema.attributes ?? schema)).flatMap(([key, attribute]): Finding[] => {
    const {data} = component.safeParse(attribute);
    return data && data.repeatable !== true && (data.min ?? data.max) !== undefined
      ? [
          {
            key,
            message: `min and max only apply to repeatable components, and ${key} isn't one`,
            fix: 'write "repeatable": true',
          },
        ]
      : [];
  });
  const isIndexed = schema.kind === 'singleType' && 'indexes' in schema;
  return isIndexed
    ? [...counted, {key: 'kind', message: "a single type doesn't need indexes", fix: 'write collectionType'}]
    : counted;
}
