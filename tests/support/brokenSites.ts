import {page} from './fixtureDefaults';
import type {FixtureSite} from './fixtureSite';

const docsHooks = '@docusaurus/plugin-content-docs/client';

function pageWithHook(hook: string): string {
  return `import {${hook}} from '${docsHooks}';

export default function Outside() {
  ${hook}();
  return <main />;
}
`;
}

/** A page with one mistake for each name; the body begins on line 10. */
function badPages(bodies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      `cms/bad-${name}.mdx`,
      page(`Bad ${name}`, body, {group: ['Getting Started']}),
    ]),
  );
}

// A build reports all mistakes of one of these kinds, so one build each is enough for many tests.

/** Mistakes that are found as pages are compiled. */
export const uncompilableSite: FixtureSite = {
  name: 'uncompilable',
  docs: badPages({
    'markdown-link': 'Text.\n\n[Nowhere](./nowhere.mdx)',
    image: 'Text.\n\n![A cat](./cat.png)',
    alt: 'Text.\n\n![](/img/square.svg)',
    prop: 'Text.\n\n<Cards>\n<Card titel="A" to="/cms/intro" />\n</Cards>',
    component: 'Text.\n\n<Crads />',
    unclosed: 'Text.\n\n<Steps>\n\nMore.',
  }),
  files: {'static/img/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" />'},
  expectFailure: true,
};

/** Links are checked when all pages are built. */
export const unlinkableSite: FixtureSite = {
  name: 'unlinkable',
  docs: badPages({
    link: 'Text.\n\n[Nowhere](/cms/introo)',
    anchor: '## Part\n\n[Nowhere](./bad-anchor.mdx#prt)',
  }),
  expectFailure: true,
};

/** Mistakes that only show when pages are rendered. */
export const unrenderableSite: FixtureSite = {
  name: 'unrenderable',
  pages: {
    'outside-doc.tsx': pageWithHook('useDoc'),
    'outside-version.tsx': pageWithHook('useDocsVersion'),
    'outside-sidebar.tsx': pageWithHook('useDocsSidebar'),
    'nothing.tsx': 'export const Page = () => <main>Not exported as default</main>;\n',
  },
  docs: {
    'cms/bad.mdx': page('Bad page', "import Category from '@site/src/Category';\n\n<Category />", {
      displayed_sidebar: null,
    }),
  },
  files: {
    'src/Category.tsx': `import {useCurrentSidebarCategory} from '${docsHooks}';

export default function Category() {
  useCurrentSidebarCategory();
  return null;
}
`,
  },
  expectFailure: true,
};
