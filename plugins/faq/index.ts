import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {scriptJson} from '../../src/lib/scriptJson';
import {builtSiteOf} from '../../tools/builtSite';
import {docsVersions} from '../docsVersions';
import {readQuestions, type Question} from './readQuestions';

/**
 * Adds the questions and answers of FAQ pages (front matter `faq`) as schema.org's FAQPage, for search engines. It's
 * added to the built HTML, because as a component it would also be part of the reader's JavaScript.
 *
 * @throws Error if such a page has no questions
 */
export default function faqPlugin({siteConfig: {url}}: LoadContext): Plugin {
  let pages: {permalink: string; source: string}[] = [];
  return {
    name: 'faq',

    allContentLoaded({allContent}) {
      const [version] = docsVersions(allContent);
      pages = (version?.docs ?? []).filter(({frontMatter}) => 'faq' in frontMatter);
    },

    async postBuild(props) {
      const site = builtSiteOf(props);
      const permalinks = pages.map(({permalink}) => permalink);
      const found = await site.read(permalinks, ({path: page}, document) => ({
        page,
        questions: readQuestions(document()),
      }));
      for (const {permalink, source} of pages) {
        const questions = found.find(({page}) => page === permalink)?.questions ?? [];
        const file = site.fileOf(permalink);
        if (!file || questions.length === 0) {
          throw new Error(
            `${source.replace('@site/', '')}: front matter "faq" says that headings of level 3 are questions, but none has an answer below. Add one, or remove "faq".`,
          );
        }
        await addToHead(path.join(props.outDir, file), faqPage(questions, url + permalink));
      }
    },
  };
}

/**
 * @param questions - the page's questions with their answers
 * @param url - URL of the page
 * @returns the page as schema.org's FAQPage, in JSON-LD
 */
export function faqPage(questions: readonly Question[], url: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url,
    mainEntity: questions.map(({anchor, question, answer}) => ({
      '@type': 'Question',
      name: question,
      url: `${url}#${anchor}`,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

async function addToHead(file: string, data: Record<string, unknown>): Promise<void> {
  const html = await readFile(file, 'utf8');
  const script = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  await writeFile(
    file,
    html.replace('</head>', () => `${script}</head>`),
  );
}
