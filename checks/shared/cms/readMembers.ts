import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type {Fact, ValueKind} from './factTypes';

interface Member {
  required: boolean;
  shape: Shape;
}

/** What a type accepts; without `kinds`, anything, as far as the files of its package tell. */
interface Shape {
  kinds?: ReadonlySet<ValueKind>;
  values: readonly string[];
  members: ReadonlyMap<string, Member>;
  isOpen: boolean;
}

const anything: Shape = {values: [], members: new Map(), isOpen: true};
const deepest = 6;

/**
 * Reads the properties of a type from a declaration file, with those of the objects inside, by their path:
 * `auth.cookie.secure`. Types are followed within the file and relative imports, without a compiler. Types of
 * other packages count as accepting anything. Properties that are required in an optional object count as neither, because
 * the whole object may be missing.
 *
 * @param file - absolute path of a `.d.ts` file
 * @param type - name of an interface, a class or an alias in it, with namespaces: `Core.Route`
 * @throws Error if the file has no such type
 */
export function readMembers(file: string, type: string): Record<string, Fact> {
  const source = new Declarations(file);
  const found = source.find(type);
  if (!found) {
    throw new Error(`${file} declares no ${type}`);
  }
  const facts: Record<string, Fact> = {};
  const collect = (members: Shape['members'], prefix: string, depth: number, isRequired: boolean): void => {
    for (const [name, {required, shape}] of members) {
      facts[`${prefix}${name}`] = {
        required: required && !isRequired ? undefined : required,
        kinds: shape.kinds && [...shape.kinds],
        values: shape.values.length > 0 ? shape.values : undefined,
        isOpen: shape.isOpen || undefined,
      };
      if (depth < deepest) {
        collect(shape.members, `${prefix}${name}.`, depth + 1, isRequired && required);
      }
    }
  };
  collect(found.members, '', 1, true);
  return facts;
}

/** The types of a declaration file. */
class Declarations {
  readonly #source: ts.SourceFile;
  readonly #inProgress = new Set<string>();
  /** Arguments for the type parameters in scope. */
  #parameters = new Map<string, Shape>();

  constructor(private readonly file: string) {
    this.#source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  }

  find(name: string, given: readonly Shape[] = []): Shape | undefined {
    const parameter = this.#parameters.get(name);
    if (parameter) {
      return parameter;
    }
    if (this.#inProgress.has(name)) {
      // A recursive type, whose properties have already been read.
      return anything;
    }
    const outer = this.#parameters;
    this.#parameters = new Map();
    this.#inProgress.add(name);
    const found = this.#declared(name, this.#source.statements, given) ?? this.#imported(name, given);
    this.#inProgress.delete(name);
    this.#parameters = outer;
    return found;
  }

  #declared(name: string, statements: readonly ts.Statement[], given: readonly Shape[]): Shape | undefined {
    const [first = '', ...rest] = name.split('.');
    const shapes = statements.flatMap((statement): Shape[] => {
      if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
        const inner = statement.name.text === first && rest.length > 0 ? rest.join('.') : name;
        const shape = this.#declared(inner, statement.body.statements, given);
        return shape ? [shape] : [];
      }
      if ((ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name?.text === name) {
        this.#bind(statement.typeParameters, given);
        const bases = (statement.heritageClauses ?? []).flatMap(({types}) => types.map((base) => this.#shapeOf(base)));
        return [bases.reduce(both, this.#membersOf(statement.members))];
      }
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) {
        this.#bind(statement.typeParameters, given);
        return [this.#shapeOf(statement.type)];
      }
      return [];
    });
    return shapes.length === 0 ? undefined : shapes.reduce(both);
  }

  #bind(parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined, given: readonly Shape[]): void {
    parameters?.forEach(({name}, index) => this.#parameters.set(name.text, given[index] ?? anything));
  }

  #imported(name: string, given: readonly Shape[]): Shape | undefined {
    const [first = '', ...rest] = name.split('.');
    for (const statement of this.#source.statements) {
      if (
        (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
        statement.moduleSpecifier &&
        ts.isStringLiteral(statement.moduleSpecifier) &&
        statement.moduleSpecifier.text.startsWith('.')
      ) {
        const clause = ts.isImportDeclaration(statement)
          ? statement.importClause?.namedBindings
          : statement.exportClause;
        const original = clause && originalName(clause, first);
        const target = original && this.#fileOf(statement.moduleSpecifier.text);
        if (target) {
          return new Declarations(target).find([...(original === '*' ? [] : [original]), ...rest].join('.'), given);
        }
      }
    }
    return undefined;
  }

  #fileOf(specifier: string): string | undefined {
    const base = path.resolve(path.dirname(this.file), specifier.replace(/\.js$/, ''));
    return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => existsSync(file));
  }

  #membersOf(elements: readonly ts.Node[]): Shape {
    const members = new Map<string, Member>();
    let isOpen = false;
    for (const element of elements) {
      if (ts.isIndexSignatureDeclaration(element)) {
        isOpen = true;
      } else if ((ts.isPropertySignature(element) || ts.isPropertyDeclaration(element)) && isNamed(element.name)) {
        const shape = element.type ? this.#shapeOf(element.type) : anything;
        const allowsNothing = element.type && ts.isUnionTypeNode(element.type) && element.type.types.some(isUndefined);
        members.set(element.name.text, {required: !element.questionToken && !allowsNothing, shape});
      } else if ((ts.isMethodSignature(element) || ts.isMethodDeclaration(element)) && isNamed(element.name)) {
        members.set(element.name.text, {required: !element.questionToken, shape: only('function')});
      }
    }
    return {kinds: new Set(['object']), values: [], members, isOpen};
  }

  #shapeOf(node: ts.TypeNode | ts.ExpressionWithTypeArguments): Shape {
    if (ts.isParenthesizedTypeNode(node)) {
      return this.#shapeOf(node.type);
    }
    if (ts.isUnionTypeNode(node)) {
      return node.types
        .filter((one) => !isUndefined(one))
        .map((one) => this.#shapeOf(one))
        .reduce(either);
    }
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.map((one) => this.#shapeOf(one)).reduce(both);
    }
    if (ts.isTypeLiteralNode(node)) {
      return this.#membersOf(node.members);
    }
    if (ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) {
      return only('list');
    }
    if (ts.isFunctionTypeNode(node)) {
      return only('function');
    }
    if (ts.isLiteralTypeNode(node)) {
      return shapeOfLiteral(node.literal);
    }
    if (ts.isTypeOperatorNode(node)) {
      return this.#shapeOf(node.type);
    }
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      return this.#shapeOfReference(node);
    }
    return shapeOfKeyword(node.kind);
  }

  #shapeOfReference(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): Shape {
    const name = (ts.isTypeReferenceNode(node) ? node.typeName : node.expression).getText(this.#source);
    const [argument] = node.typeArguments ?? [];
    if (name === 'Array' || name === 'ReadonlyArray') {
      return only('list');
    }
    if (name === 'Record') {
      return {...only('object'), isOpen: true};
    }
    if (['Partial', 'Readonly', 'Required'].includes(name) && argument) {
      const shape = this.#shapeOf(argument);
      const optional = [...shape.members].map(([key, member]) => [key, {...member, required: false}] as const);
      return name === 'Partial' ? {...shape, members: new Map(optional)} : shape;
    }
    if (['Pick', 'Omit'].includes(name) && argument && node.typeArguments?.[1]) {
      const shape = this.#shapeOf(argument);
      const {values} = this.#shapeOf(node.typeArguments[1]);
      const kept = [...shape.members].filter(([key]) => values.includes(key) === (name === 'Pick'));
      return {...shape, members: new Map(kept)};
    }
    return (
      this.find(
        name,
        (node.typeArguments ?? []).map((one) => this.#shapeOf(one)),
      ) ?? anything
    );
  }
}

function originalName(clause: ts.NamedImportBindings | ts.NamedExportBindings, name: string): string | undefined {
  if (ts.isNamespaceImport(clause) || ts.isNamespaceExport(clause)) {
    return clause.name.text === name ? '*' : undefined;
  }
  const element = [...clause.elements].find((one) => one.name.text === name);
  return element && (element.propertyName ?? element.name).text;
}

/** Merges the facts of a union type: only what's known about both types is known. */
function either(a: Shape, b: Shape): Shape {
  const members = new Map([...a.members, ...b.members]);
  for (const [name, member] of members) {
    const [left, right] = [a.members.get(name), b.members.get(name)];
    const isInBoth = [left ?? a.members.size === 0, right ?? b.members.size === 0].every(Boolean);
    const shape = left && right ? either(left.shape, right.shape) : member.shape;
    members.set(name, {shape, required: member.required && isInBoth});
  }
  const isListed = [a, b].every(({kinds, values}) => values.length > 0 || (kinds && !kinds.has('string')));
  return {
    kinds: a.kinds && b.kinds && new Set([...a.kinds, ...b.kinds]),
    values: isListed ? [...a.values, ...b.values] : [],
    members,
    isOpen: a.isOpen || b.isOpen,
  };
}

function both(a: Shape, b: Shape): Shape {
  return {
    kinds: a.kinds ?? b.kinds,
    values: a.values.length > 0 ? a.values : b.values,
    members: new Map([...b.members, ...a.members]),
    isOpen: a.isOpen || b.isOpen,
  };
}

function only(kind: ValueKind, values: readonly string[] = []): Shape {
  return {kinds: new Set([kind]), values, members: new Map(), isOpen: kind === 'list' || kind === 'function'};
}

function shapeOfLiteral(literal: ts.LiteralTypeNode['literal']): Shape {
  if (ts.isStringLiteral(literal)) {
    return only('string', [literal.text]);
  }
  if (ts.isNumericLiteral(literal) || ts.isPrefixUnaryExpression(literal)) {
    return only('number');
  }
  return literal.kind === ts.SyntaxKind.NullKeyword ? {...anything, kinds: new Set(), isOpen: false} : only('boolean');
}

function shapeOfKeyword(kind: ts.SyntaxKind): Shape {
  switch (kind) {
    case ts.SyntaxKind.StringKeyword:
      return only('string');
    case ts.SyntaxKind.NumberKeyword:
      return only('number');
    case ts.SyntaxKind.BooleanKeyword:
      return only('boolean');
    case ts.SyntaxKind.ObjectKeyword:
      return {...only('object'), isOpen: true};
    default:
      return anything;
  }
}

function isUndefined(node: ts.TypeNode): boolean {
  return node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function isNamed(name: ts.PropertyName): name is ts.Identifier | ts.StringLiteral {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}
