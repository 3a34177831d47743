import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {findSectionPages} from '../sectionPages';

const link = (label: string) => ({type: 'link' as const, label, href: `/${label}`, docId: label, unlisted: false});
const sidebar: PropSidebar = [
  link('start'),
  {
    type: 'category',
    label: 'APIs',
    href: '/apis',
    collapsed: true,
    collapsible: true,
    items: [
      link('client'),
      {
        type: 'category',
        label: 'REST',
        href: '/rest',
        collapsed: true,
        collapsible: true,
        items: [link('filters'), link('sort')],
      },
    ],
  },
];
const labels = (path: string) => findSectionPages(sidebar, path).map(({title, place}) => `${place}: ${title}`);

describe('findSectionPages', () => {
  it('are the siblings of the page', () => {
    expect(labels('/filters')).toEqual(['REST: sort']);
    expect(labels('/client')).toEqual(['APIs: REST']);
  });

  it('are the children of a page that has some', () => {
    expect(labels('/rest')).toEqual(['REST: filters', 'REST: sort']);
  });

  it('are none for a page that is not in the sidebar', () => {
    expect(labels('/elsewhere')).toEqual([]);
  });
});
