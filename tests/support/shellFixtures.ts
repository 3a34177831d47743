import {page as doc} from './fixtureDefaults';
import type {FixtureSite} from './fixtureSite';

const words = 'Words that fill a line of the page and the next one as well, so that there is something to scroll. ';
const sections = Array.from({length: 16}, (_, index) => index + 1);
const longBody = sections
  .map(
    (n) =>
      `## Section ${n}\n\n${words.repeat(4)}\n\n### Detail ${n}\n\n${words.repeat(4)}\n\n#### Remark ${n}\n\nA remark.`,
  )
  .join('\n\n');

const manyPages = Object.fromEntries(
  Array.from({length: 60}, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return [`cms/many-${number}.mdx`, doc(`Many ${number}`, 'Text.', {group: ['Configurations']})];
  }),
);

/** One navbar with every item type, two docs versions, a long page, a long sidebar, and an unlisted page. */
export const shellSite: FixtureSite = {
  name: 'shell',
  docs: {
    'cms/long.mdx': doc(
      'Long page',
      `[Elsewhere](https://example.com/elsewhere)\n\n[Last section](#section-16)\n\n${longBody}`,
      {
        group: ['Getting Started'],
      },
    ),
    'cms/parent.mdx': doc('Parent', 'Text.', {group: ['Getting Started']}),
    'cms/parent/child.mdx': doc('Child', 'Text.'),
    'cms/secret.mdx': doc('Secret', 'Text.', {group: ['Getting Started'], unlisted: true}),
    'cms/hidden-plugin.mdx': doc('A hidden plugin', 'Text.', {group: ['Plugins'], unlisted: true}),
    'cms/public-plugin.mdx': doc('Public plugin', 'Text.', {group: ['Plugins']}),
    'cms/backend.mdx': doc('Backend', 'Text.', {group: ['Development', 'Back-end customization']}),
    ...manyPages,
  },
  files: {
    'versions.json': JSON.stringify(['1.0']),
    'versioned_sidebars/version-1.0-sidebars.json': JSON.stringify({old: ['cms/intro']}),
    'versioned_docs/version-1.0/tags.yml': 'fixture:\n  label: Fixture\n',
    'versioned_docs/version-1.0/cms/intro.mdx': doc('Old introduction', 'How it was.'),
  },
  preset: {docs: {lastVersion: 'current'}},
  config: {
    themeConfig: {
      navbar: {
        items: [
          {type: 'doc', docId: 'cms/intro', label: 'CMS', position: 'left'},
          {to: '/cms/long', label: 'Plain link', position: 'left'},
          {type: 'docSidebar', sidebarId: 'cloud', label: 'Cloud sidebar', position: 'left'},
          {type: 'docsVersion', label: 'Version link', position: 'left'},
          {
            type: 'dropdown',
            label: 'More',
            position: 'right',
            items: [
              {to: '/cms/long', label: 'Long page'},
              {href: 'https://example.com', label: 'Other site'},
            ],
          },
          {type: 'docsVersionDropdown', position: 'right'},
          {type: 'localeDropdown', position: 'right'},
          {type: 'html', value: '<b>Raw HTML</b>', position: 'right'},
          {type: 'search', position: 'right'},
        ],
      },
    },
  },
};

/** A site without everything that the configuration can remove from the shell, and without third parties. */
export const bareSite: FixtureSite = {
  name: 'shell-bare',
  docs: {'cms/long.mdx': doc('Long page', longBody, {group: ['Getting Started']})},
  preset: {docs: {breadcrumbs: false}},
  plugins: {'third-parties': {game: false}},
  config: {
    themeConfig: {
      announcementBar: {id: 'bare', content: 'Words from the configuration.', isCloseable: false},
      colorMode: {disableSwitch: true},
      navbar: {items: [], hideOnScroll: false},
    },
  },
};

/** The site as configured, with session storage. */
export const sessionSite: FixtureSite = {name: 'shell-session', environment: {STORAGE: 'sessionStorage'}};
