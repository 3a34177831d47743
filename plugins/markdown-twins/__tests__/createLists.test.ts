import {describe, expect, it} from 'vitest';
import {createLists, type ListOptions, type PageGroup} from '../core/createLists';
import {groupPages} from '../core/groupPages';
import {splitPages} from '../core/splitPages';
import type {Twin} from '../core/types';
import {sectionOf} from '../../../src/data/sections';

const twin = (permalink: string, length = 40): Twin => ({
  permalink,
  title: `Page ${permalink}`,
  description: 'What it is about.',
  unlisted: false,
  body: `# Page ${permalink}\n\n${'Words. '.repeat(length / 7)}\n`,
});

const options: ListOptions = {
  origin: 'https://docs.example.com',
  version: '5.54.0',
  title: 'Docs',
  summary: 'About Strapi.',
  date: '2026-11-22',
  limit: 1000,
};

describe('the lists of pages', () => {
  const groups: PageGroup[] = [
    {
      section: sectionOf('/cms/a'),
      label: 'Features',
      pages: [twin('/cms/a', 500), twin('/cms/b', 500), twin('/cms/c', 5000)],
    },
    {section: sectionOf('/cloud/a'), label: 'Getting Started', pages: [twin('/cloud/a')]},
    {section: undefined, label: 'About', pages: [twin('/whats-new')]},
  ];
  const files = new Map(createLists(groups, options).map(({path, text}) => [path, text]));

  it('name each page once, with its description, under its group', () => {
    const list = files.get('/llms.txt') ?? '';
    expect(list).toContain(
      '## CMS: Features\n\n- [Page /cms/a](https://docs.example.com/cms/a.md): What it is about.\n',
    );
    expect(list.match(/\/cms\/a\.md\)/g)).toHaveLength(1);
    expect(files.get('/llms-cms.txt')).not.toContain('/cloud/a.md');
    expect(files.get('/llms-cloud.txt')).toContain('/cloud/a.md');
  });

  it('number the parts of a group, and nothing else', () => {
    const list = createLists([...groups, {section: undefined, label: 'Strapi 4', pages: [twin('/v4')]}], options)[0]
      ?.text;
    expect(list).toContain('- [CMS: Features 2](https://docs.example.com/llms/cms-features-2.txt)');
    expect(list).toContain('- [Strapi 4](https://docs.example.com/llms/strapi-4.txt)');
  });

  it('state the version they describe, and the date', () => {
    for (const [path, text] of files) {
      expect(text, path).toContain('Strapi 5.54.0, documentation of 2026-11-22.');
    }
  });

  it('have the text of each section in files below the limit, in order and whole', () => {
    const sections = [...files].filter(([path]) => path.startsWith('/llms/'));
    expect(sections.map(([path]) => path)).toContain('/llms/cms-features-1.txt');
    expect(sections.map(([path]) => path)).toContain('/llms/cloud-getting-started.txt');
    expect(sections.every(([, text]) => text.length <= options.limit)).toBe(true);
    const words = sections
      .map(([, text]) => text)
      .join('')
      .match(/Words\./g);
    expect(words).toHaveLength(countWords(groups));
    expect(files.get('/llms-full.txt')?.match(/Words\./g)).toHaveLength(countWords(groups));
  });
});

function countWords(groups: readonly PageGroup[]): number {
  return groups.flatMap(({pages}) => pages).reduce((sum, {body}) => sum + (body.match(/Words\./g)?.length ?? 0), 0);
}

describe('dividing pages', () => {
  it('keeps every character of a page that is too long, and divides before a heading', () => {
    const text = `# A\n\n${'x'.repeat(50)}\n\n## B\n\n${'y'.repeat(50)}\n`;
    const parts = splitPages([text], (page) => page, 80);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts[1]?.text).toMatch(/^## B/);
  });
});

describe('groups', () => {
  it('list each page once, in sidebar order, then the others, without fragments and unlisted pages', () => {
    const pages = new Map([
      ['cms/b', twin('/cms/b')],
      ['cms/a', twin('/cms/a')],
      ['cms/faq', twin('/cms/faq')],
      ['snippets/x', twin('/snippets/x')],
      ['whats-new', twin('/whats-new')],
      ['hidden', {...twin('/hidden'), unlisted: true}],
    ]);
    const item = {
      type: 'category',
      label: 'Start',
      link: {type: 'doc', id: 'cms/b'},
      items: [{type: 'doc', id: 'cms/a'}],
    };
    const groups = groupPages({cms: [item, item]}, pages, (id) => id.startsWith('snippets/'));
    expect(
      groups.map(({section, label, pages: shown}) => [section?.id, label, ...shown.map(({permalink}) => permalink)]),
    ).toEqual([
      ['cms', 'Start', '/cms/b', '/cms/a'],
      ['cms', 'Other pages', '/cms/faq'],
      [undefined, 'About this documentation', '/whats-new'],
    ]);
  });
});
