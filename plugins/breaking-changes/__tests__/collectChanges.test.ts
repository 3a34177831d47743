import {describe, expect, it} from 'vitest';
import {collectChanges} from '../collectChanges';
import type {ChangePage} from '../core/types';

function page(
  name: string,
  frontMatter: Record<string, unknown>,
  folder = 'cms/migration/v4-to-v5/breaking-changes/',
): ChangePage {
  return {
    id: `${folder}${name}`,
    title: name,
    description: `About ${name}.`,
    permalink: `/${folder}${name}`,
    source: `@site/docs/${folder}${name}.mdx`,
    frontMatter,
  };
}

describe('collectChanges', () => {
  it('sorts the changes by title, ignoring punctuation, whatever the order of the pages', () => {
    const change = {area: 'database', affects_plugins: true};
    const changes = collectChanges([
      page('vite', {breaking_change: {...change, codemods: ['utils-public-interface']}}),
      page('intro', {}, 'cms/'),
      page('`fetch`', {breaking_change: change}),
    ]);
    expect(changes).toEqual([
      expect.objectContaining({title: '`fetch`', codemods: [], affectsPlugins: true}),
      expect.objectContaining({title: 'vite', codemods: ['utils-public-interface'], area: 'database'}),
    ]);
  });

  it('reports a page without front matter about its change', () => {
    expect(() => collectChanges([page('vite', {})])).toThrow(
      /docs\/cms\/migration\/v4-to-v5\/breaking-changes\/vite\.mdx: add "breaking_change"/,
    );
  });

  it('reports a page elsewhere that has the key', () => {
    const change = {area: 'database', affects_plugins: true};
    expect(() => collectChanges([page('intro', {breaking_change: change}, 'cms/')])).toThrow(/docs\/cms\/intro\.mdx/);
  });
});
