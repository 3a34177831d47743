import {describe, expect, it} from 'vitest';
import {buildSidebar, type SidebarPage} from '../buildSidebar';

function page(id: string, rest: Partial<SidebarPage> = {}): SidebarPage {
  return {id, label: id, file: `docs/${id}.mdx`, ...rest};
}

describe('a sidebar without groups', () => {
  const flat = {dirName: 'labs', groups: []};

  it('lists its pages by position, and pages below others under them', () => {
    const pages = [page('labs/tools/first'), page('labs/tools', {position: 2}), page('labs/intro', {position: 1})];
    expect(buildSidebar(flat, pages)).toMatchObject([
      {type: 'doc', id: 'labs/intro'},
      {type: 'category', link: {id: 'labs/tools'}, items: [{type: 'doc', id: 'labs/tools/first'}]},
    ]);
  });

  it('rejects a page that names a group', () => {
    expect(() => buildSidebar(flat, [page('labs/intro', {group: ['Start']})])).toThrow(
      'docs/labs/intro.mdx: the sidebar of "labs" has no groups. Remove "group" from the page, or define groups in config/sidebars/labs.ts.',
    );
  });
});

it('a sidebar with groups rejects a page that has neither group nor parent', () => {
  const grouped = {dirName: 'labs', groups: [{label: 'Start'}]};
  expect(() => buildSidebar(grouped, [page('labs/intro')])).toThrow(
    'docs/labs/intro.mdx: the page has no place in the sidebar',
  );
});
