import {describe, expect, it} from 'vitest';
import {filterTags, indexTags} from '../filterTags';

const tag = (label: string) => ({label, permalink: `/tags/${label.toLowerCase().replace(/\W+/g, '-')}`, count: 1});
const tags = indexTags(['Webhooks', 'REST API', 'API tokens', '.env files', '2FA', 'api', 'Éditeur'].map(tag));

describe('filterTags', () => {
  it('groups tags by letter and sorts them by label, ignoring case', () => {
    const index = filterTags(tags, '').map(({letter, tags: group}) => [letter, ...group.map(({label}) => label)]);
    expect(index).toEqual([
      ['#', '2FA'],
      ['A', 'api', 'API tokens'],
      ['E', '.env files', 'Éditeur'],
      ['R', 'REST API'],
      ['W', 'Webhooks'],
    ]);
  });

  it('keeps the tags that contain every word, in any order', () => {
    expect(filterTags(tags, 'API rest').flatMap((group) => group.tags.map(({label}) => label))).toEqual(['REST API']);
    expect(filterTags(tags, 'editeur')).toHaveLength(1);
    expect(filterTags(tags, 'nothing like it')).toEqual([]);
  });
});
