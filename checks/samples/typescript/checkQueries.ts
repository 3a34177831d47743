import path from 'node:path';
import ts from 'typescript';
import {z} from 'zod';
import {nearestName} from '../../../src/lib/nearestName';
import {listFiles} from '../../../tools/listFiles';
import {readJsonSync} from '../../../tools/readJson';
import {paginationParameters, rootParameters} from '../../shared/cms/parameters';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import {lineOf} from '../../shared/samples/lineOf';
import type {Finding} from '../../shared/samples/types';
import {nodesIn, valuesOf} from '../../shared/samples/syntax';

/** Strapi Client methods whose last argument is a query, and `qs.stringify`. */
const methods = ['find', 'findOne', 'stringify'];

const operators = (
  '$eq $eqi $ne $nei $gt $gte $lt $lte $in $notIn $between $null $notNull $contains $notContains $containsi $notContainsi ' +
  '$startsWith $startsWithi $endsWith $endsWithi $not $and $or'
).split(' ');

/**
 * Checks the queries that code outside of Strapi sends: parameters, operators, and that fields and relations exist in
 * some content type or component of the samples application.
 *
 * @returns findings with their line in the file, from 1
 */
export function checkQueries(source: ts.SourceFile): Finding[] {
  if (!/@strapi\/client|from 'qs'/.test(source.text) && !source.text.includes("'fields[0]'")) {
    return [];
  }
  const check = new Check(source);
  for (const node of nodesIn(source)) {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const {name, expression} = node.expression;
      const query = node.arguments[name.text === 'findOne' ? 1 : 0];
      const isQuery =
        name.text === 'stringify'
          ? expression.getText(source) === 'qs'
          : /\b(collection|single)\b/.test(expression.getText(source));
      if (query && methods.includes(name.text) && isQuery && !(name.text === 'stringify' && check.isForOthers(query))) {
        check.query(query);
      }
    }
    if (ts.isNewExpression(node) && node.expression.getText(source) === 'URLSearchParams') {
      check.bracketed(node.arguments?.[0]);
    }
  }
  return check.findings;
}

class Check {
  readonly findings: Finding[] = [];
  readonly #attributes = attributesOfSamples();

  constructor(private readonly source: ts.SourceFile) {}

  /** Whether a query has no parameter that is, or resembles, one of Strapi's. Other services take queries, too. */
  isForOthers(node: ts.Expression): boolean {
    const names = [...valuesOf(node).keys()];
    return names.length > 0 && names.every((name) => nearestName(name, rootParameters) === undefined);
  }

  query(node: ts.Expression, known: readonly string[] = rootParameters): void {
    for (const [name, value] of valuesOf(node)) {
      this.#known(value.parent, name, 'a query', known);
      if (name === 'pagination') {
        valuesOf(value).forEach(({parent}, key) => this.#known(parent, key, 'pagination', paginationParameters));
      } else if (name === 'filters') {
        this.#filters(value);
      } else if (name === 'populate') {
        for (const [key, inner] of valuesOf(value)) {
          this.#known(inner.parent, key, 'any content type', this.#attributes);
          this.query(inner, [...rootParameters, 'on', 'count']);
        }
      } else if (name === 'fields' || name === 'sort') {
        this.#fields(value);
      }
    }
  }

  /** `{'fields[0]': 'name'}` */
  bracketed(node: ts.Expression | undefined): void {
    for (const [name, value] of valuesOf(node)) {
      const [root = '', ...rest] = name.split(/[[\].]+/).filter(Boolean);
      this.#known(value.parent, root, 'a query', rootParameters);
      rest
        .filter((part) => !/^\d+$/.test(part) && !rootParameters.includes(part) && !operators.includes(part))
        .forEach((part) =>
          this.#known(value.parent, part, 'any content type', [...this.#attributes, ...paginationParameters]),
        );
      if (root === 'fields' || root === 'sort' || rest.includes('fields')) {
        this.#fields(value);
      }
    }
  }

  #filters(node: ts.Expression): void {
    for (const [name, value] of valuesOf(node)) {
      this.#known(value.parent, name, 'any content type', [...this.#attributes, ...operators]);
      (ts.isArrayLiteralExpression(value) ? [...value.elements] : [value]).forEach((one) => this.#filters(one));
    }
  }

  #fields(node: ts.Expression): void {
    const all = ts.isArrayLiteralExpression(node) ? [...node.elements] : [node];
    for (const field of all.filter(ts.isStringLiteralLike)) {
      const [name = '', order] = field.text.split(':');
      this.#known(field, name, 'any content type', [...this.#attributes, '*']);
      if (order !== undefined) {
        this.#known(field, order, 'sort', ['asc', 'desc']);
      }
    }
  }

  #known(node: ts.Node, name: string, what: string, known: readonly string[]): void {
    if (!known.includes(name)) {
      this.findings.push({...messages.unknownKey(what, name, known), line: lineOf(node)});
    }
  }
}

const schema = z.looseObject({attributes: z.record(z.string(), z.unknown())});
let attributes: string[] | undefined;

/** Attribute names in the samples application, including those that Strapi adds. */
function attributesOfSamples(): string[] {
  attributes ??= [
    ...new Set([
      ...[
        'id',
        'documentId',
        'locale',
        'createdAt',
        'updatedAt',
        'publishedAt',
        'localizations',
        'url',
        'alternativeText',
      ],
      ...['api', 'components'].flatMap((folder) =>
        listFiles(path.join(samplesFolder, 'src', folder))
          .filter((file) => (folder === 'api' ? file.endsWith('schema.json') : file.endsWith('.json')))
          .flatMap((file) =>
            Object.keys(readJsonSync(path.join(samplesFolder, 'src', folder, file), schema).attributes),
          ),
      ),
    ]),
  ];
  return attributes;
}
