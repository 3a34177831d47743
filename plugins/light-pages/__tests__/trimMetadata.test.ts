import {expect, it} from 'vitest';
import trimMetadata from '../build/trimMetadata.js';

it('keeps the metadata that pages read, and removes what only the build reads', () => {
  const read = {
    id: 'cms/a',
    title: 'A',
    permalink: '/cms/a',
    unlisted: true,
    editUrl: 'https://example.com/a',
    next: {title: 'B', permalink: '/cms/b'},
  };
  const metadata = {
    ...read,
    source: '@site/docs/cms/a.mdx',
    sourceDirName: 'cms',
    slug: '/cms/a',
    draft: false,
    version: 'current',
    sidebarPosition: 1,
    tags: [{inline: false, label: 'REST', permalink: '/tags/rest', description: 'About REST.'}],
    frontMatter: {title: 'A', keywords: ['a'], unlisted: true},
  };
  expect(JSON.parse(trimMetadata(JSON.stringify(metadata)))).toEqual({
    ...read,
    tags: [{label: 'REST', permalink: '/tags/rest'}],
    frontMatter: {unlisted: true},
  });
});
