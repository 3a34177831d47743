/** A mistake that a writer makes, and the file to make it in. */
export interface Mistake {
  name: string;
  /** Path from the root of the repository. By default, the next page without another mistake. */
  file?: string;
  /** Returns the text of the file with the mistake. */
  make: (source: string) => string;
  /** Additional files that the mistake needs, by path. */
  files?: Readonly<Record<string, string>>;
  /** Text in the message that identifies it, if it's reported for another file. */
  says?: string;
  /** The command that can detect it; by default, `check`. */
  by?: 'check' | 'samples';
}

const append =
  (text: string) =>
  (source: string): string =>
    `${source.trimEnd()}\n\n${text}\n`;

const replace =
  (from: string | RegExp, to: string) =>
  (source: string): string => {
    const changed = source.replace(from, to);
    if (changed === source) {
      throw new Error(`Nothing to replace: ${String(from)}`);
    }
    return changed;
  };

/** The description of docs/cms/features/preview.mdx. */
const twice =
  'Show editors of a Strapi 5 project their drafts on your website before publishing, with a complete Next.js example, and let them edit on the page.';

/**
 * Typical mistakes, one of each kind. Each is made in a different file, so that a single run of a command shows all
 * messages.
 */
export const mistakes: readonly Mistake[] = [
  {name: 'A heading jumps from H2 to H4', make: append('#### Details')},
  {name: 'A second H1', make: append('# Another title')},
  {name: 'Two headings with the same text', make: append('## Restart Strapi\n\nText.\n\n## Restart Strapi')},
  {name: 'Two headings with the same id', make: append('## One {/* #same */}\n\nText.\n\n## Two {/* #same */}')},
  {name: 'A heading in title case', make: append('## Configure Your New Database')},
  {name: 'A heading that ends with a colon', make: append('## The options:')},
  {name: '"here" as the text of a link', make: append('You find the plans [here](/cms/features).')},
  {name: 'A typo', make: append('Strapi stores the documant in the database.')},
  {name: 'A repeated word', make: append('Strapi stores the the document.')},
  {name: 'A banned word', make: append('You simply restart Strapi.')},
  {name: 'Another word than the glossary’s', make: append('Your backend restarts.')},
  {name: 'A misspelled product name', make: append('Postgres and NextJS work, too.')},
  {name: 'The product name in lowercase', make: append('Then restart strapi on the server.')},
  {name: 'An unclosed `:::tip`', make: append(':::tip\n\nRestart Strapi.')},
  {name: 'An unknown kind of callout', make: append(':::hint\n\nRestart Strapi.\n\n:::')},
  {name: 'A partial that no page shows', file: 'docs/snippets/_unused.mdx', make: () => 'Restart Strapi.\n'},
  {
    name: 'A page in no sidebar',
    file: 'docs/cms/lost.mdx',
    make: () => page('Lost', 'group: [Nowhere]'),
    files: {'config/published.txt': '/cms/lost'},
  },
  {
    name: 'A page that nothing links to',
    file: 'docs/cms/alone.mdx',
    make: () => page('Alone', 'displayed_sidebar: null'),
    files: {'config/published.txt': '/cms/alone'},
  },
  {
    name: 'A new page missing from the list of published URLs',
    file: 'docs/cms/unpublished.mdx',
    make: () => page('Unpublished', 'group: [Features]'),
    says: '/cms/unpublished is missing',
  },
  {
    name: 'A redirect to a missing page',
    file: 'config/redirects/current.ts',
    make: replace(/\n\];/, "\n  {from: '/cms/older', to: '/cms/nowhere'},\n];"),
  },
  {
    name: 'A declared tag out of order',
    file: 'docs/tags.yml',
    make: append('aaa:\n  label: Aaa\n  permalink: /aaa\n  description: Nothing has this tag.'),
  },
  {name: 'A page’s tags out of order', make: replace(/^tags: .*$/m, 'tags: [plugins, admin-panel]')},
  {name: 'An unknown key in front matter', make: replace(/^type:/m, 'sidebar_lable: X\ntype:')},
  {name: 'An unknown value in front matter', make: replace(/^type: .*$/m, 'type: howto')},
  {name: 'A value of the wrong type', make: replace(/^type:/m, 'unlisted: "yes"\ntype:')},
  {name: 'No description', make: replace(/^description: .*\n/m, '')},
  {
    name: 'A description that another page uses',
    make: replace(/^description: .*$/m, `description: ${twice}`),
    says: 'has the same description',
  },
  {name: 'An unknown tag', make: replace(/^tags: .*$/m, 'tags: [no-such-tag]')},
  {name: 'An unknown component', make: append('<Crads />')},
  {name: 'An unknown prop', make: append('<Badge kind="new" colour="red" />')},
  {name: 'An unknown value of a prop', make: append('<Badge kind="newish" />')},
  {name: 'A missing required prop', make: append('<Badge />')},
  {name: 'An unclosed HTML tag', make: append('Press <kbd>Enter now.')},
  {name: 'Stray braces', make: append('Replace {name} in the URL.')},
  {name: 'A link to a page that doesn’t exist', make: append('See [Filters](/cms/api/rest/no-such-page).')},
  {name: 'A link to a file that doesn’t exist', make: append('See [Filters](./no-such-file.mdx).')},
  {name: 'A link to a heading that doesn’t exist', make: append('See [Filters](/cms/features#no-such-heading).')},
  {name: 'An image that doesn’t exist', make: append('![The dialog](/img/no-such-image.png)')},
  {name: 'An image without alternative text', make: append('![](/img/logo.svg)')},
  {
    name: 'An image that is too large',
    make: append('![The dialog](/img/huge.png)'),
    files: {'static/img/huge.png': 'x'.repeat(400_000)},
  },
  {name: 'An image that nothing shows', file: 'static/img/unused-image.png', make: () => 'x'},
  {name: 'A partial that doesn’t exist', make: append("import Gone from '../snippets/_no-such.mdx';\n\n<Gone />")},
  {
    name: 'A renamed page without a redirect',
    file: 'docs/cms/api/rest/guides/render-blocks.mdx',
    make: () => '',
    says: '/cms/api/rest/guides/render-blocks was published',
  },
  {name: 'A fence without a language', make: append('```\nrestart\n```')},
  {name: 'A code sample without a file name', make: append('```ts\nexport default {};\n```')},
  {name: 'An unknown flag of a fence', make: append('```bash nocheck\nnpm run develop\n```')},
  {name: 'A prompt in a command', make: append('```bash\n$ npm run develop\n```')},
  {name: 'Windows line endings', make: (source) => source.replaceAll('\n', '\r\n')},
  {name: 'A space after the --- of the front matter', make: replace(/^---\n/, '--- \n')},
  {name: 'A tab in the front matter', make: replace(/^type:/m, 'faq:\n\ttrue\ntype:')},
  {name: 'A duplicate key in the front matter', make: replace(/^type: (.*)$/m, 'type: $1\ntype: $1')},
  {name: 'A link preview image that doesn’t exist', make: replace(/^type:/m, 'image: /img/no.png\ntype:')},
  {name: 'A Git merge conflict', make: append('<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main')},
  {name: 'A link with brackets and parentheses swapped', make: append('See (Preview)[/cms/features/preview].')},
  {name: 'A link with a space in its URL', make: append('See [Preview](/cms/features/pre view).')},
  {name: 'A reference link without a definition', make: append('See [Preview][preview].')},
  {name: 'A reference link to a missing page', make: append('See [Preview][a].\n\n[a]: /cms/no-such-page')},
  {name: 'A link without a URL', make: append('See [Preview]().')},
  {name: 'A heading without a space after the #', make: append('##Restart it')},
  {name: 'A table without a separator row', make: append('| A | B |\n| one | two |')},
  {name: 'Unclosed bold text', make: append('Click **Save* now.')},
  {name: 'Unclosed inline code', make: append('Run `npm start to begin.')},
  {name: 'An unclosed fence', make: append('```bash\nnpm run develop\n\nText.')},
  {name: 'A GitHub-style callout', make: append('> [!TIP]\n> Restart Strapi.')},
  {name: 'An HTML comment', make: append('<!-- a note -->')},
  {name: 'A heading id in the old syntax', make: append('## Restart it {#restart-it}')},
  {name: 'An invisible character', make: append('Restart Strapi\u200b now.')},
  {name: 'Typographic quotes in a command', make: append('```bash\nnpm run strapi -- generate “api”\n```')},
  {name: 'A fence title without quotes', make: append('```ts title=src/index.ts\nexport default {};\n```')},
  {
    name: 'Tabs with the same value',
    make: append(
      '<Tabs groupId="shell">\n<TabItem value="a" label="A">A.</TabItem>\n<TabItem value="a" label="B">B.</TabItem>\n</Tabs>',
    ),
  },
  {name: 'Steps without a list', make: append('<Steps>\n\nRestart it.\n\n</Steps>')},
  {name: 'An unfinished sentence', make: append('The limit is TBD.')},
  {name: 'A page with the extension .md', file: 'docs/cms/other.md', make: () => page('Other', 'group: [Features]')},
  {
    name: 'A page with capitals in its file name',
    file: 'docs/cms/Upper.mdx',
    make: () => page('Upper', 'group: [Features]'),
    files: {'config/published.txt': '/cms/Upper'},
  },
  {name: 'A version that doesn’t exist', make: append('<Badge kind="new" since="5.999" />')},
  {name: 'A version of Node.js that Strapi doesn’t run on', make: append('- Node.js 18 or later')},
  {name: 'A secret', make: append(`\`\`\`text title=".env"\nAWS_ACCESS_KEY_ID=AKIA${'A1B2'.repeat(4)}\n\`\`\``)},
  {
    name: 'A title that another page of the section has',
    make: replace(/^title: .*$/m, 'title: Preview'),
    says: 'has the same title',
  },
  {
    name: 'A drawing with a script',
    file: 'static/img/logo.svg',
    make: replace('</svg>', '<script>alert(1)</script></svg>'),
  },
  {name: 'Steps that start at 1 again', make: append('1. Stop it.\n\n```bash\nnpm run build\n```\n\n1. Start it.')},
  {name: 'A name of a link that nothing uses', make: append('[preview]: /cms/features/preview')},
  {name: 'A name for two links', make: append('See [it][a].\n\n[a]: /cms/features\n[a]: /cms/features/preview')},
  {name: 'An item of a list that isn’t a link', make: append('- [Preview]')},
  {name: 'An image in other letters', make: append('![The logo](/img/logo.SVG)')},
  {
    name: 'A new feature without a paragraph that the feed could show',
    file: 'docs/whats-new.mdx',
    make: replace(
      '## Next steps',
      '## Build faster {/* #build-faster */}\n\n```bash\nnpm run build\n```\n\n## Next steps',
    ),
    says: "this page's feed needs",
  },
  {
    name: 'A table whose heading has a new id, so it’s no longer compared with the CMS',
    file: 'docs/cms/cli.mdx',
    make: replace('{/* #strapi-report */}', '{/* #report */}'),
    says: 'checks/tables/subjects.ts:',
  },
  {
    name: 'A page outside all sections',
    file: 'docs/outside.mdx',
    make: () => page('Outside', 'keywords: [outside]'),
    files: {'config/published.txt': '/outside'},
  },
  {
    name: 'A sample that doesn’t parse',
    by: 'samples',
    make: append('```ts title="src/index.ts"\nexport default { register( };\n```'),
  },
  {
    name: 'A configuration file without its required settings',
    by: 'samples',
    make: append('```ts title="config/server.ts"\nexport default () => ({ port: 1337 });\n```'),
  },
  {
    name: 'JSON with a trailing comma',
    by: 'samples',
    make: append('```json title="package.json"\n{"name": "app",}\n```'),
  },
  {
    name: 'A command with an unknown option',
    by: 'samples',
    make: append('```bash\nnpx strapi export --no-such-option\n```'),
  },
  {
    name: 'A request that fails',
    by: 'samples',
    file: 'docs/cms/api/rest/filters.mdx',
    make: replace('filters[rating][$gte]=4.6', 'filters[rating][$gtee]=4.6'),
  },
  {
    name: 'A response with a wrong value',
    by: 'samples',
    file: 'docs/cms/api/rest/sort-pagination.mdx',
    make: replace(/("rating": )\d\.\d|("name": )"[^"]+"/, '$1$2"Wrong"'),
  },
  {
    name: 'A GraphQL query that fails',
    by: 'samples',
    file: 'docs/cms/api/graphql.mdx',
    make: replace(/(```graphql[^\n]*\n(?:query|\{|mutation)[^\n]*\n)/, '$1  noSuchField\n'),
  },
  {
    name: 'An unknown option in a table',
    by: 'samples',
    file: 'docs/cms/configurations/server.mdx',
    make: replace('| `dirs.public` |', '| `dirs.publick` |'),
  },
  {
    name: 'A wrong default in a table',
    by: 'samples',
    file: 'docs/cms/configurations/api.mdx',
    make: replace('| `rest.defaultLimit` | integer | `25`', '| `rest.defaultLimit` | integer | `50`'),
  },
];

function page(title: string, frontMatter: string): string {
  const description = `A page that shows what happens when a writer makes a mistake, here ${title}.`;
  return `---\ntitle: ${title}\ndescription: ${description}\ntype: migration\ntags: [features]\n${frontMatter}\n---\n\nText.\n`;
}
