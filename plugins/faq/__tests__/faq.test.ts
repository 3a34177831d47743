import {load} from 'cheerio';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import faqPlugin from '..';
import {readQuestions} from '../readQuestions';

const page = `<html><head><title>FAQ</title></head><body><div id="__docusaurus"><article><div class="markdown">
  <p>Short answers.</p>
  <h2 id="content">Content</h2>
  <h3 id="where">Where is my content?</h3><a href="#where" aria-label="Direct link to Where is my content?"></a>
  <p>In the
    <a href="/d"><code>database</code><span class="visually-hidden"> (opens in new tab)</span></a>.</p>
  <div class="theme-code-block"><div>Terminal</div><pre><code>ls .tmp\nls public</code></pre></div>
  <ol><li>Look</li><li>Find</li></ol>
  <table><tr><th>Kind</th><th>Where</th></tr><tr><td>Files</td><td>public</td></tr></table>
  <h3 id="empty">Why?</h3>
  <h2 id="hosting">Hosting</h2>
  <p>Not an answer.</p>
  <h3 id="tags">What is <code>&lt;/script&gt;</code>?</h3>
  <p>The end of a <code>&lt;script&gt;</code>.</p>
</div></article></div></body></html>`;

describe('questions of a page', () => {
  it('are its headings of level 3, with what follows up to the next heading', () => {
    expect(readQuestions(load(page))).toEqual([
      {
        anchor: 'where',
        question: 'Where is my content?',
        answer: 'In the database.\nls .tmp\nls public\n1. Look\n2. Find\nKind | Where\nFiles | public',
      },
      {anchor: 'tags', question: 'What is </script>?', answer: 'The end of a <script>.'},
    ]);
  });

  it('have the words and the code of list items, callouts, and details', () => {
    const code = (text: string) =>
      `<div class="theme-code-block"><div>file.ts</div><pre><code>${text}</code></pre></div>`;
    const tabs = `<div class="theme-tabs-container"><div><button>TypeScript</button></div>${code('ts')}${code('js')}</div>`;
    expect(
      answerOf(
        `<ol><li><p>Set <code>url</code>\n and\u200B key:</p>${code('a\n  b')}</li><li>Choose: ${tabs}</li><li>Start</li></ol>`,
      ),
    ).toBe('1. Set url and key:\na\n  b\n2. Choose:\nts\n3. Start');
    expect(answerOf(`<ul><li>Files<ul><li>One</li><li>Two${code('c')}</li></ul></li></ul>`)).toBe(
      '- Files\n- One\n- Two\nc',
    );
    expect(
      answerOf(`<div class="theme-admonition"><span></span><div><p>tip</p><p>Run it:</p>${code('run')}</div></div>`),
    ).toBe('tip\nRun it:\nrun');
    expect(answerOf(`<details><summary>More</summary><div><p>Words</p>${code('x')}</div></details>`)).toBe(
      'More\nWords\nx',
    );
  });

  function answerOf(content: string): string | undefined {
    const html = `<article><div class="markdown"><h3 id="how">How?</h3>${content}</div></article>`;
    return readQuestions(load(html))[0]?.answer;
  }
});

describe('the plugin', () => {
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(path.join(tmpdir(), 'faq-'));
    await writeFile(path.join(outDir, '404.html'), '');
    await writeFile(path.join(outDir, 'faq.html'), page);
    await writeFile(path.join(outDir, 'plain.html'), '<head></head><div id="__docusaurus"></div>');
  });
  afterEach(() => rm(outDir, {recursive: true}));

  it('adds the questions to the head of the page, in a script that no text can end', async () => {
    await build(['/faq']);
    const html = await readFile(path.join(outDir, 'faq.html'), 'utf8');
    const [script] = load(html)('head script').toArray();
    expect(JSON.parse(load(html)(script).text())).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {name: 'Where is my content?', url: 'https://docs.example.com/faq#where'},
        {name: 'What is </script>?', acceptedAnswer: {text: 'The end of a <script>.'}},
      ],
    });
  });

  it('fails the build for a page without questions, with its file', async () => {
    await expect(build(['/plain'])).rejects.toThrow(
      /^docs\/plain\.mdx: front matter "faq" .* none has an answer below/,
    );
  });

  async function build(faqs: string[]): Promise<void> {
    const siteConfig = {url: 'https://docs.example.com'};
    const plugin: Plugin = faqPlugin({siteConfig} as LoadContext);
    const docs = ['/faq', '/plain'].map((permalink) => ({
      permalink,
      source: `@site/docs${permalink}.mdx`,
      frontMatter: faqs.includes(permalink) ? {faq: true} : {},
    }));
    const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
    await plugin.allContentLoaded?.({allContent} as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
    await plugin.postBuild?.({siteConfig, siteDir: outDir, outDir, baseUrl: '/'} as unknown as Parameters<
      NonNullable<Plugin['postBuild']>
    >[0]);
  }
});
