import {news, paths, start} from '../../src/data/home';

/**
 * A page in docs/ with valid front matter. The title is also part of the description, so that descriptions are unique.
 */
export function page(title: string, body = 'Text.', frontMatter: Record<string, unknown> = {}): string {
  const fields: Record<string, unknown> = {
    title,
    description: `A page of a fixture site, there to be built and looked at: ${title}.`,
    // The only type without requirements for the content.
    type: 'migration',
    tags: ['fixture'],
    ...frontMatter,
  };
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const noSidebar = {displayed_sidebar: null};

/** The pages that the real navbar, footer and not-found page link to. Fixture sites need them to build. */
export const defaultDocs: Readonly<Record<string, string>> = {
  'tags.yml': 'fixture:\n  label: Fixture\n  permalink: /fixture\n  description: Pages of a fixture site.\n',
  'cms/quick-start.mdx': page('Quick start', 'Text.', {group: ['Getting Started'], sidebar_position: 1}),
  'cms/intro.mdx': page('CMS introduction', 'Text.', {group: ['Getting Started'], sidebar_position: 2}),
  'cms/glossary.mdx': page('Glossary', 'Text.', noSidebar),
  'cms/faq.mdx': page('FAQ', 'Text.', noSidebar),
  'cms/community.mdx': page('Community', 'Text.', noSidebar),
  'cms/usage-information.mdx': page('Usage information', 'Text.', noSidebar),
  'cloud/intro.mdx': page('Cloud introduction', 'Text.', {group: ['Getting Started'], sidebar_position: 1}),
  'whats-new.mdx': page("What's new", 'Text.', noSidebar),
  'release-notes.mdx': page('Release notes', 'Text.', noSidebar),
};

/** Pages that the real home page links to, for fixture sites that use it (`pages: {'index.tsx': null}`). */
export function docsOfHome(): Record<string, string> {
  const links = [start, ...paths.flatMap(({links: some}) => some)].map(({to}) => `${to.slice(1)}.mdx`);
  const missing = [...links, 'cms/api/rest/filters.mdx'].filter((file) => !(file in defaultDocs));
  const anchors = news.map(({to}) => `## Part {/* ${to.slice(to.indexOf('#'))} */}\n`);
  return {
    ...Object.fromEntries(missing.map((file) => [file, page(file, 'Text.', noSidebar)])),
    'whats-new.mdx': page("What's new", anchors.join('\n'), noSidebar),
  };
}

export const defaultPages: Readonly<Record<string, string>> = {
  'index.tsx': `import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Fixture home" description="Home page of a fixture site, with a link to the CMS introduction.">
      <main>
        <h1>Fixture home</h1>
        <Link to="/cms/intro">CMS introduction</Link>
      </main>
    </Layout>
  );
}
`,
};
