import {describe, expect, it} from 'vitest';
import type {SearchHit} from '../../../core/types';
import {regroup} from '../../../core/regroup';
import {firstOptions, type Option, toOptions} from '../options';

const settings = {origins: [], topLevels: [{label: 'CMS', urlContains: '/cms/'}], fallback: 'Documentation'};

/** A result for a page, or for a section of it. */
function hit(url: string, heading: string | null = null, more: Partial<SearchHit> = {}): SearchHit {
  return {url, hierarchy_lvl0: 'Features', hierarchy_lvl1: 'Media', hierarchy_lvl2: heading, content: null, ...more};
}

const optionsOf = (...hits: SearchHit[]): Option[] =>
  toOptions(regroup(hits, settings)).flatMap(({options}) => options);
const plain = (text: string) => [{text, marked: false}];

describe('toOptions', () => {
  it('SEARCH-07 shows the place of the first result of a page only, and numbers all results', () => {
    expect(optionsOf(hit('/cms/media#a', 'Upload'), hit('/about'), hit('/cms/media'))).toMatchObject([
      {position: 0, kind: 'section', isNested: false, title: plain('Upload'), place: 'Features › Media'},
      {position: 1, kind: 'page', isNested: true, title: plain('Media'), place: ''},
      {position: 2, kind: 'page', isNested: false, title: plain('Media'), place: 'Features'},
    ]);
  });

  it('SEARCH-03 remembers a result with its place, even if the list shows it below another', () => {
    expect(optionsOf(hit('/cms/media'), hit('/cms/media#a', 'Upload'))[1]?.entry).toEqual({
      ...{url: '/cms/media#a', title: 'Upload', place: 'Features › Media'},
    });
  });

  it('SEARCH-10 drops results that must not be linked, and shows the place of the first that remains', () => {
    const kept = optionsOf(hit('/cms/media#%E0', 'Broken'), hit('/cms/media#a', 'Upload'), hit('javascript:alert(1)'));
    expect(kept).toMatchObject([{position: 0, url: '/cms/media#a', isNested: false, place: 'Features › Media'}]);
    expect(toOptions(regroup([hit('javascript:alert(1)')], settings))).toEqual([]);
  });

  it('SEARCH-11 shows results with the same URL once, because a result is chosen by its URL', () => {
    const hits = [hit('/cms/media#a', 'Upload'), hit('/cms/media'), hit('/cms/./media#a', 'Upload')];
    expect(optionsOf(...hits).map(({url, position}) => [url, position])).toEqual([
      ['/cms/media#a', 0],
      ['/cms/media', 1],
    ]);
  });

  it('SEARCH-10 marks the words that matched, in the title and in the text', () => {
    const marked = [{text: 'Upload', marked: true}];
    const content = [{text: 'An upload', marked: true}];
    const highlighted = {hierarchy_lvl1: plain('Media'), hierarchy_lvl2: marked, content};
    expect(optionsOf(hit('/cms/a', 'Upload', {highlighted}), hit('/cms/b', null, {highlighted}))).toMatchObject([
      {title: marked, content},
      {title: plain('Media'), content},
    ]);
    const [text, empty] = optionsOf(hit('/cms/a', null, {content: 'Text'}), hit('/cms/b'));
    expect([text?.content, empty?.content]).toEqual([plain('Text'), []]);
  });

  it('calls a result what its most specific level is called, and never repeats that as its place', () => {
    const section = hit('/cms/a', 'Media');
    const top = hit('/cms/b', null, {hierarchy_lvl1: null});
    const unnamed = hit('/cms/c', null, {hierarchy_lvl0: null, hierarchy_lvl1: null});
    expect(optionsOf(section, top, unnamed).map(({entry}) => [entry.title, entry.place])).toEqual([
      ['Media', 'Features'],
      ['Features', ''],
      ['/cms/c', ''],
    ]);
  });
});

it('the first options stay in their groups, without groups that are then empty', () => {
  const groups = toOptions(regroup([hit('/cms/a'), hit('/cms/b'), hit('/about')], settings));
  const counts = (most: number) => firstOptions(groups, most).map(({label, options}) => [label, options.length]);
  expect(counts(3)).toEqual([
    ['CMS', 2],
    ['Features', 1],
  ]);
  expect(counts(1)).toEqual([['CMS', 1]]);
});
