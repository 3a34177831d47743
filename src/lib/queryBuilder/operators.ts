/** The kind of value that an operator takes: a single value, a list, or true or false. */
export type Operand = 'one' | 'many' | 'boolean';

export interface Operator {
  name: string;
  label: string;
  operand: Operand;
}

/**
 * Filter operators of the REST API, in the order of the form. The list comes from FILTER_OPERATORS in `@strapi/utils`. It
 * leaves out `$jsonSupersetOf`, which is for internal use, and `$and`, `$or` and `$not`, which are groups in the form.
 */
export const operators: readonly Operator[] = [
  {name: '$eq', label: 'is', operand: 'one'},
  {name: '$eqi', label: 'is, in any case', operand: 'one'},
  {name: '$ne', label: 'is not', operand: 'one'},
  {name: '$nei', label: 'is not, in any case', operand: 'one'},
  {name: '$lt', label: 'is less than', operand: 'one'},
  {name: '$lte', label: 'is at most', operand: 'one'},
  {name: '$gt', label: 'is greater than', operand: 'one'},
  {name: '$gte', label: 'is at least', operand: 'one'},
  {name: '$in', label: 'is one of', operand: 'many'},
  {name: '$notIn', label: 'is none of', operand: 'many'},
  {name: '$between', label: 'is between', operand: 'many'},
  {name: '$contains', label: 'contains', operand: 'one'},
  {name: '$containsi', label: 'contains, in any case', operand: 'one'},
  {name: '$notContains', label: 'does not contain', operand: 'one'},
  {name: '$notContainsi', label: 'does not contain, in any case', operand: 'one'},
  {name: '$startsWith', label: 'starts with', operand: 'one'},
  {name: '$startsWithi', label: 'starts with, in any case', operand: 'one'},
  {name: '$endsWith', label: 'ends with', operand: 'one'},
  {name: '$endsWithi', label: 'ends with, in any case', operand: 'one'},
  {name: '$null', label: 'is null', operand: 'boolean'},
  {name: '$notNull', label: 'is not null', operand: 'boolean'},
];

/** Values of the parameter `publicationFilter`, from `@strapi/utils`. */
export const publicationFilters = [
  'never-published',
  'has-published-version',
  'modified',
  'unmodified',
  'never-published-document',
  'has-published-version-document',
  'published-without-draft',
  'published-with-draft',
] as const;

/**
 * @param name - name of an operator, including the dollar sign
 * @returns the kind of value that it takes; `one` for an unknown operator
 */
export function operandOf(name: string): Operand {
  return operators.find((operator) => operator.name === name)?.operand ?? 'one';
}
