import {isDecodable} from '../../src/lib/decodeLeniently';
import {nearestName} from '../../src/lib/nearestName';
import {checkProps} from './checkProps';
import {containsJsx, importedNames} from './estree';
import type {JsxAttribute, Node, Problem, Rules} from './types';

/**
 * Checks a page's syntax tree against the vocabulary: components, their props and positions, HTML elements,
 * admonitions, JSX inside expressions, and images, which need alternative text. Components that the file imports itself
 * aren't checked.
 *
 * @param root - MDX syntax tree, before any transformation
 * @param rules - what pages may use
 * @returns every mistake in source order; empty if there are none
 */
export function checkVocabulary(root: Node, rules: Rules): Problem[] {
  const imported = importedNames(root);
  const problems: Problem[] = [];

  const visit = (node: Node, parent: Node | undefined): void => {
    const report = (message: string, at: Pick<Node, 'position'> = node): void => {
      const {line, column} = (at.position ?? node.position)?.start ?? {line: 1, column: 1};
      problems.push({line, column, message});
    };
    if (/^image(Reference)?$/.test(node.type) && !node.alt?.trim()) {
      const source = node.url ?? node.label ?? '';
      report(
        `image ${source} has no alternative text. Write what it shows between the brackets: ![What it shows](${source})`,
      );
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node, parent, {rules, imported, report});
    } else if (node.type === 'containerDirective') {
      checkAdmonition(node, rules, report);
    } else if (node.type === 'text' && /^:::/m.test(node.value ?? '')) {
      report(
        '":::" is shown as text here: an admonition begins and ends on its own line, with its title in brackets (:::tip[Title]).',
      );
    } else if (/^[./#]/.test(node.url ?? '') && !isDecodable(node.url ?? '')) {
      report(`the URL "${node.url ?? ''}" isn't valid percent-encoding. Write a percent sign as %25.`);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (containsJsx(node.data?.estree)) {
        report('JSX inside an expression is not checked. Write the component on its own, without braces.');
      } else if (!isComment(node.value ?? '')) {
        report(
          `"{${node.value ?? ''}}" is JavaScript here, so readers see its value. Put it in backticks, or write \\{.`,
        );
      }
    }
    const enclosing = isElement(node) ? node : parent;
    node.children?.forEach((child) => visit(child, enclosing));
  };

  visit(root, undefined);
  return problems;
}

function isComment(expression: string): boolean {
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(expression);
}

interface Context {
  rules: Rules;
  imported: ReadonlySet<string>;
  report: (message: string, at?: Pick<Node, 'position'>) => void;
}

function checkElement(node: Node, parent: Node | undefined, {rules, imported, report}: Context): void {
  const {name} = node;
  if (!name || imported.has(name.split('.')[0] ?? name)) {
    return;
  }
  const attributes = node.attributes as JsxAttribute[];
  const component = Object.hasOwn(rules.components, name) ? rules.components[name] : undefined;
  if (component) {
    checkProps({name, component, attributes, iconNames: rules.iconNames, report});
    if (component.parent && parent?.name !== component.parent) {
      report(`<${name}> must be a direct child of <${component.parent}>.`);
    }
    if (!component.children && node.children?.length) {
      report(`<${name}> takes no content. Close it right away: <${name} … />.`);
    }
    checkContent(node, report);
    return;
  }
  const known = Object.keys(/^[a-z]/.test(name) ? rules.htmlElements : rules.components);
  if (/^[a-z]/.test(name)) {
    const allowed = Object.hasOwn(rules.htmlElements, name) ? rules.htmlElements[name] : undefined;
    if (!allowed) {
      report(
        `the HTML element <${name}> isn't allowed in pages. Use Markdown or a component; allowed: ${known.join(', ')}.`,
      );
      return;
    }
    for (const attribute of attributes) {
      if (!attribute.name || !allowed.includes(attribute.name)) {
        const others = allowed.length ? `It takes: ${allowed.join(', ')}.` : 'It takes none.';
        report(`<${name}> has no attribute "${attribute.name ?? '{…}'}" here. ${others}`, attribute);
      }
    }
    return;
  }
  const nearest = nearestName(name, known);
  report(
    `unknown component <${name}>. ${nearest ? `Did you mean <${nearest}>?` : `Known components: ${known.join(', ')}.`}`,
  );
}

/**
 * Checks the required content of components. Without it, the build fails without naming the page, or the component has
 * no effect.
 */
function checkContent(node: Node, report: Context['report']): void {
  const children = withoutParagraphs(node.children ?? []);
  if (node.name === 'Tabs') {
    children
      .filter((child) => child.name !== 'TabItem')
      .forEach((child) =>
        report('<Tabs> can only contain <TabItem>. Move this into one of them, or out of <Tabs>.', child),
      );
    checkTabs(
      children.filter((child) => child.name === 'TabItem'),
      report,
    );
  } else if (node.name === 'Steps' && !children.some(({type, ordered}) => type === 'list' && ordered)) {
    report('<Steps> needs a numbered list: lines that begin with 1., 2. and so on, and an empty line around the list.');
  }
}

function checkTabs(items: readonly Node[], report: Context['report']): void {
  if (items.length === 0) {
    report('<Tabs> needs a <TabItem>.');
  }
  const attributesOf = (item: Node): JsxAttribute[] => item.attributes as JsxAttribute[];
  const values = items.map((item) => {
    const value = attributesOf(item).find(({name}) => name === 'value')?.value;
    return typeof value === 'string' ? value : '';
  });
  items.forEach((item, index) => {
    if (values.indexOf(values[index] ?? '') < index) {
      report(`another <TabItem> also has the value "${values[index] ?? ''}". Give each a different one.`, item);
    }
  });
  const isDefault = (item: Node): boolean => attributesOf(item).some(({name}) => name === 'default');
  items
    .filter(isDefault)
    .slice(1)
    .forEach((item) => report('only one <TabItem> can be the default.', item));
}

/** Children as the component receives them, without whitespace and comments. */
function withoutParagraphs(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    const isBlank =
      (node.type === 'text' && /^\s*$/.test(node.value ?? '')) ||
      (/Expression$/.test(node.type) && isComment(node.value ?? ''));
    const isOfElements =
      node.type === 'paragraph' &&
      (node.children ?? []).every(({type, value}) => /^mdxJsx/.test(type) || (type === 'text' && !value?.trim()));
    return isBlank ? [] : isOfElements ? withoutParagraphs(node.children ?? []) : [node];
  });
}

function checkAdmonition(node: Node, {admonitions}: Rules, report: Context['report']): void {
  const name = node.name ?? '';
  if (admonitions.includes(name)) {
    return;
  }
  const nearest = nearestName(name, admonitions);
  report(
    `unknown admonition ":::${name}". ${nearest ? `Did you mean ":::${nearest}"?` : `Known: ${admonitions.join(', ')}.`}`,
  );
}

/**
 * Whether a node is an element, as opposed to a paragraph that MDX inserts between an inline component and its parent.
 */
function isElement(node: Node): boolean {
  return node.type !== 'paragraph';
}
