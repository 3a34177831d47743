import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * Code samples. The theme is empty: tokens only have class names, and src/theme/CodeBlock/Container/tokens.css colors them, so
 * that the markup is the same in both color modes.
 */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: {plain: {}, styles: []},
  additionalLanguages: ['bash', 'diff', 'docker', 'http', 'ini', 'json', 'nginx', 'properties'],
  magicComments: [
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
    {
      className: 'code-line-inserted',
      line: 'inserted-next-line',
      block: {start: 'inserted-start', end: 'inserted-end'},
    },
    {className: 'code-line-deleted', line: 'deleted-next-line', block: {start: 'deleted-start', end: 'deleted-end'}},
  ],
};
