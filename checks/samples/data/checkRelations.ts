import {z} from 'zod';
import type {Message, Problem} from '../../shared/problem';
import {jsonOf, objectOf} from '../../shared/samples/json';
import type {Page, Sample} from '../../shared/samples/types';
import {lineOfKey} from '../../shared/lineAt';

const relation = z.looseObject({
  type: z.literal('relation'),
  relation: z.string(),
  target: z.string().optional(),
  inversedBy: z.string().optional(),
  mappedBy: z.string().optional(),
});

type Relation = z.output<typeof relation> & {name: string; sample: Sample; line: number};

/** The relation on the other side. */
const inverses: Readonly<Record<string, string>> = {
  oneToOne: 'oneToOne',
  oneToMany: 'manyToOne',
  manyToOne: 'oneToMany',
  manyToMany: 'manyToMany',
};

/**
 * Checks relations in the content types of a page: the owning side has `inversedBy`, the other side has `mappedBy`, and
 * if the page shows both sides, they match.
 */
export function checkRelations({samples}: Page): Problem[] {
  const all = samples.filter(({kind}) => kind === 'json').flatMap(relationsOf);
  return all.flatMap((one) => {
    const problem = problemOfKey(one) ?? problemOfSides(one, all);
    return problem ? [{file: one.sample.file, line: one.sample.line + one.line, ...problem}] : [];
  });
}

function problemOfKey({name, relation, inversedBy, mappedBy}: Relation): Message | undefined {
  if (relation === 'oneToMany' && inversedBy !== undefined) {
    return {message: `${name} is oneToMany, which is never the owner`, fix: 'write mappedBy, or correct the relation'};
  }
  return relation === 'manyToOne' && inversedBy === undefined
    ? {
        message: `${name} is manyToOne without inversedBy${mappedBy === undefined ? '' : ', but with mappedBy'}`,
        fix: 'add inversedBy, or write oneToOne for a relation without another side',
      }
    : undefined;
}

function problemOfSides(one: Relation, all: readonly Relation[]): Message | undefined {
  const otherName = one.inversedBy ?? one.mappedBy;
  const other = all.find(
    (candidate) =>
      candidate !== one &&
      candidate.name === otherName &&
      [candidate.inversedBy, candidate.mappedBy, undefined].includes(one.name) &&
      candidate.relation in inverses,
  );
  if (!other || !(one.relation in inverses)) {
    return undefined;
  }
  if (other.relation !== inverses[one.relation]) {
    return {
      message: `${one.name} is ${one.relation}, and its other side ${other.name} is ${other.relation}`,
      fix: `write ${inverses[one.relation]} for ${other.name}, or correct ${one.name}`,
    };
  }
  return (one.inversedBy === undefined) === (other.inversedBy === undefined)
    ? {
        message: `${one.name} and ${other.name} both say that they ${one.inversedBy === undefined ? "aren't" : 'are'} the owner`,
        fix: 'write inversedBy for one of them, and mappedBy for the other',
      }
    : undefined;
}

function relationsOf(sample: Sample): Relation[] {
  const object = objectOf(jsonOf(sample.text));
  return Object.entries(objectOf(object.attributes ?? object)).flatMap(([name, attribute]) => {
    const {data} = relation.safeParse(attribute);
    const line = lineOfKey(sample.text, name);
    return data ? [{...data, name, sample, line}] : [];
  });
}
