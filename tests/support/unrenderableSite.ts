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

/**
 * Mistakes that only show when pages are rendered. The build reports all of them, so one build is enough for many
 * tests.
 */
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
