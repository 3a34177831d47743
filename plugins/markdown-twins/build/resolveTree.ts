import type {Definition, Image, Link, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import type {Element, ResolverContext} from '../core/types';
import {literalOf} from '../../mdx-vocabulary/estree';
import type {JsxAttribute} from '../../mdx-vocabulary/types';
import {paragraph, strong, text} from './nodes';
import {resolvers} from './resolvers';
import {toFence} from './toFence';

/** One MDX file, and what it imports. */
export interface SourceFile {
  /** Path from the root of the repository, for messages. */
  file: string;
  source: string;
  root: Root;
  /** Partials, by the name under which the file imports them. */
  partials: ReadonlyMap<string, SourceFile>;
  /** Exported names of imported components, by their name in the file. */
  imported: ReadonlyMap<string, string>;
}

interface Scope {
  file: SourceFile;
  context: PageContext;
}

/** What the content of a page refers to. */
export interface PageContext extends Omit<ResolverContext, 'resolveChildren'> {
  /** Resolves a link or an image in a file to an absolute URL. */
  resolveUrl(url: string, file: string): string;
}

/**
 * Converts MDX to nodes that plain Markdown has syntax for: resolves components, callouts and expressions, and makes
 * links absolute.
 *
 * @param file - the page
 * @param context - what the components need
 * @returns a tree that can be written as Markdown
 * @throws Error with file, line and fix, for a component without a resolver and for an expression that isn't text
 */
export function resolveTree(file: SourceFile, context: PageContext): Root {
  return {type: 'root', children: toBlocks(resolveNodes(file.root.children, {file, context}))};
}

function resolveNodes(nodes: readonly RootContent[], scope: Scope): RootContent[] {
  return nodes.flatMap((node, index) => resolveNode(isIcon(nodes[index - 1]) ? withoutSpace(node) : node, scope));
}

/** Icons are omitted, together with the space after them. */
function isIcon(node: RootContent | undefined): boolean {
  return node?.type === 'mdxJsxTextElement' && node.name === 'Icon';
}

function withoutSpace(node: RootContent): RootContent {
  return node.type === 'text' ? {...node, value: node.value.trimStart()} : node;
}

function resolveNode(node: RootContent, scope: Scope): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return resolveExpression(node, scope);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return resolveElement(node, scope);
    case 'containerDirective': {
      const [first, ...rest] = node.children;
      const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
      const title = hasTitle
        ? (resolveNodes(first.children, scope) as PhrasingContent[])
        : [text(capitalize(node.name))];
      const content = toBlocks(resolveNodes(hasTitle ? rest : node.children, scope));
      return [{type: 'blockquote', children: [paragraph(strong(...title)), ...content] as never}];
    }
    // A colon in prose: `api::article.article`.
    case 'textDirective':
    case 'leafDirective': {
      const source = scope.file.source.slice(node.position?.start.offset, node.position?.end.offset);
      return node.type === 'leafDirective' ? [paragraph(text(source))] : [text(source)];
    }
    case 'code':
      return [toFence(node)];
    case 'link':
    case 'image':
    case 'definition':
      return [{...withChildren(node, scope), url: resolveNodeUrl(node, scope)} as RootContent];
    case 'heading':
      return [{...node, children: trimEnd(resolveNodes(node.children, scope) as PhrasingContent[])}];
    default:
      return [withChildren(node, scope)];
  }
}

function resolveNodeUrl(node: Definition | Image | Link, scope: Scope): string {
  try {
    return scope.context.resolveUrl(node.url, scope.file.file);
  } catch (error) {
    const fix =
      node.type === 'image'
        ? 'put the image into static/, and write its path from / on'
        : "write the path of the page's file, or its URL";
    throw problem(scope, node, (error as Error).message, fix);
  }
}

/** Resolves children. Those of block elements become blocks, those of inline elements stay inline. */
function withChildren<Type extends RootContent>(node: Type, scope: Scope): Type {
  if (!('children' in node)) {
    return node;
  }
  const children = resolveNodes((node as Parent).children, scope);
  const holdsBlocks = node.type === 'listItem' || node.type === 'blockquote';
  return {...node, children: holdsBlocks ? toBlocks(children) : children};
}

/** Resolves a comment, or a string that escapes characters Markdown would read as markup. */
function resolveExpression(node: RootContent & {value: string; data?: unknown}, scope: Scope): RootContent[] {
  if (/^\s*(\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)) {
    return [];
  }
  const literal = literalOf({
    type: 'mdxJsxAttributeValueExpression',
    value: node.value,
    data: node.data as never,
  } satisfies JsxAttribute['value']);
  if (typeof literal?.value === 'string' || typeof literal?.value === 'number') {
    return [text(String(literal.value))];
  }
  throw problem(scope, node, `{${node.value}} can't be written as Markdown`, 'write the text itself');
}

function resolveElement(element: Element, scope: Scope): RootContent[] {
  const {name} = element;
  if (name === null) {
    return resolveNodes(element.children, scope);
  }
  const partial = scope.file.partials.get(name);
  if (partial) {
    return resolveNodes(partial.root.children, {...scope, file: partial});
  }
  if (/^[a-z]/.test(name)) {
    return resolveHtml(element, name, scope);
  }
  const exported = scope.file.imported.get(name) ?? name;
  const resolver = Object.hasOwn(resolvers, exported) ? resolvers[exported] : undefined;
  if (!resolver) {
    throw problem(
      scope,
      element,
      `<${name}> has no form in Markdown`,
      `say in plugins/markdown-twins/build/resolvers.ts what "${exported}" becomes in the Markdown twin of a page`,
    );
  }
  const resolveChildren = ({children}: Element): RootContent[] => resolveNodes(children, scope);
  return resolver(element, {...scope.context, resolveChildren});
}

/** HTML elements that GitHub Flavored Markdown allows, for which it has no syntax of its own. */
const inlineElements = new Set(['abbr', 'kbd', 'mark', 'sub', 'sup', 'var']);

function resolveHtml(element: Element, name: string, scope: Scope): RootContent[] {
  const children = resolveNodes(element.children, scope);
  if (name === 'br') {
    return [{type: 'html', value: '<br>'}];
  }
  if (inlineElements.has(name)) {
    return [{type: 'html', value: `<${name}>`}, ...children, {type: 'html', value: `</${name}>`}];
  }
  if (name === 'summary' || name === 'dt') {
    return [paragraph(strong(...phrasingOf(children)))];
  }
  if (name === 'details' || name === 'dl' || name === 'dd') {
    return toBlocks(children);
  }
  throw problem(
    scope,
    element,
    `<${name}> has no form in Markdown`,
    'say in plugins/markdown-twins/build/resolveTree.ts what it becomes in the Markdown twin of a page',
  );
}

const phrasingTypes: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'footnoteReference',
  'html',
]);

/** Wraps inline nodes among blocks, such as what a badge becomes, in paragraphs. */
function toBlocks(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const flush = (): void => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      blocks.push(paragraph(...run));
    }
    run = [];
  };
  for (const node of nodes) {
    if (phrasingTypes.has(node.type)) {
      run.push(node as PhrasingContent);
    } else if (node.type === 'paragraph' && node.children.some(({type}) => !phrasingTypes.has(type))) {
      // An inline component that became blocks.
      flush();
      blocks.push(...toBlocks(node.children));
    } else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

function phrasingOf(nodes: readonly RootContent[]): PhrasingContent[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));
}

/** Trims trailing space, which the comment with a heading's id leaves behind. */
function trimEnd(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const last = nodes.at(-1);
  return last?.type === 'text' ? [...nodes.slice(0, -1), {...last, value: last.value.trimEnd()}] : [...nodes];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function problem({file}: Scope, {position}: RootContent, what: string, fix: string): Error {
  const {line = 1, column = 1} = position?.start ?? {};
  return new Error(`${file.file}:${line}:${column}: ${what}. Fix: ${fix}.`);
}
