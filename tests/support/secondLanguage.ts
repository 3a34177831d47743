import {defaultDocs, docsOfHome, page as doc} from './fixtureDefaults';
import type {FixtureSite} from './fixtureSite';
import {translatePage, translateText} from './otherLanguage';

/** A language for which no theme has translations, so that all texts come from its message files. */
export const locale = 'eo';

/** Everything on a page that has texts of its own. */
const body = `:::note
${translateText('A note.')}
:::

:::prerequisites
${translateText('A list.')}
:::

<FeatureCard plan="growth" permission="${translateText('Publish')}" default="on" environment="all" />

<Badge kind="beta" since="5.1.0" />

${Array.from({length: 3}, (_, index) => `## ${translateText('Heading')} ${index} {/* #h${index} */}\n\n${translateText('Text.')}\n`).join('\n')}

\`\`\`bash
npm run build
\`\`\`

\`\`\`text
plain
\`\`\`

<ApiCall>

\`\`\`http request
GET /api/restaurants
\`\`\`

\`\`\`json response 200
{"data": []}
\`\`\`

</ApiCall>

[${translateText('Elsewhere')}](https://example.com)
`;

const pages = Object.fromEntries(
  Object.entries({...defaultDocs, ...docsOfHome()}).map(([file, source]) => [
    file,
    file.endsWith('.mdx') ? translatePage(source) : source,
  ]),
);

/** A small site whose texts are all translated to that language. */
export const site: FixtureSite = {
  name: 'second-language',
  docs: {
    ...pages,
    'tags.yml': `fixture:\n  label: ${translateText('Fixture')}\n  permalink: /fixture\n  description: ${translateText('Pages of a fixture site.')}\n`,
    'cms/everything.mdx': doc(translateText('Everything'), body, {
      group: ['Getting Started'],
      description: translateText('A page of a fixture site, with everything that speaks.'),
    }),
    'cms/words.mdx': doc(translateText('Words'), 'Walking.', {
      displayed_sidebar: null,
      description: translateText('A page of a fixture site, with a word that English has a stem of.'),
    }),
  },
  // The real home page.
  pages: {'index.tsx': null},
  config: {
    i18n: {defaultLocale: locale, locales: [locale]},
    title: translateText('Documentation'),
    tagline: translateText('A tagline.'),
  },
};
