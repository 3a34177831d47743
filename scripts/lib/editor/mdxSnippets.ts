import {pageTypes} from '../../../plugins/front-matter/schema';
import {admonitions} from '../../../src/data/admonitions';
import {vocabulary, type ComponentDefinition, type PropDefinition} from '../../../src/mdx/vocabulary';

/** A snippet in VS Code's format. */
interface Snippet {
  prefix: string;
  body: string[];
  description: string;
}

const fences: Readonly<Record<string, Snippet>> = {
  'Front matter': {
    prefix: 'front matter',
    body: ['---', 'title: $1', 'description: $2', `type: \${3|${pageTypes.join(',')}|}`, 'tags: [$4]', '---', '', '$0'],
    description: 'What every page begins with. npm run new writes it, too.',
  },
  Request: {
    prefix: 'request',
    body: [
      '<ApiCall>',
      '',
      '```http',
      'GET /api/$1',
      '```',
      '',
      '```json response',
      '{}',
      '```',
      '',
      '</ApiCall>',
      '$0',
    ],
    description: 'A request. npm run samples:update writes its response.',
  },
  'Code of an application': {
    prefix: 'file',
    body: ['```ts title="src/api/$1"', '$0', '```'],
    description: 'A file of a Strapi application, compiled and loaded by the checks.',
  },
  'Code to run': {
    prefix: 'run',
    body: ['```ts run', "return strapi.documents('$1').$0;", '```'],
    description: 'Statements that run in the samples application, with strapi in scope.',
  },
};

/** Required content of components. */
const contents: Readonly<Record<string, readonly string[]>> = {
  Steps: ['1. $0'],
  Tabs: ['<TabItem value="$1">', '', '$0', '', '</TabItem>'],
};

/**
 * @returns the text of a .code-snippets file with a snippet for everything that pages can use in addition to Markdown
 */
export function mdxSnippets(): string {
  const components = Object.entries<ComponentDefinition>(vocabulary).map(([name, component]): [string, Snippet] => [
    name,
    snippetOf(name, component),
  ]);
  const asides = admonitions.map((name): [string, Snippet] => {
    const opening = `:::${name}`;
    return [
      opening,
      {prefix: opening, body: [opening, '$0', ':::'], description: `An admonition of the kind ${name}.`},
    ];
  });
  const all: Record<string, Snippet> = {...fences, ...Object.fromEntries([...components, ...asides])};
  const scoped = Object.entries(all).map(([name, snippet]) => [name, {scope: 'mdx', ...snippet}]);
  return `${JSON.stringify(Object.fromEntries(scoped), null, 2)}\n`;
}

/** The component with its required props. */
function snippetOf(name: string, {description, props, children}: ComponentDefinition): Snippet {
  const required = Object.entries(props).filter(([, {required: isRequired}]) => isRequired);
  const attributes = required.map(([prop, definition], index) => ` ${prop}="${placeholder(definition, index + 1)}"`);
  const tag = `<${name}${attributes.join('')}`;
  return {
    prefix: `<${name}`,
    body: children ? [`${tag}>`, '', ...(contents[name] ?? ['$0']), '', `</${name}>`] : [`${tag} />$0`],
    description,
  };
}

/** A choice of values, unless there are too many for a menu. */
function placeholder({values}: PropDefinition, index: number): string {
  return values && values.length <= 30 ? `\${${index}|${values.join(',')}|}` : `$${index}`;
}
