import {expect, it} from 'vitest';
import {locateKey} from '../locateKey';

const page = '---\ntitle: Filters\ntype: reference\n---\n\n```yaml\ndescription: of something else\n```\n';

it('finds the line of a key', () => {
  expect(locateKey(page, 'type')).toBe(3);
  expect(locateKey(page.replaceAll('\n', '\r\n'), 'type')).toBe(3);
});

it('returns line 1 for a missing key, even if a sample has it', () => {
  expect(locateKey(page, 'description')).toBe(1);
  expect(locateKey('description: no front matter\n', 'description')).toBe(1);
});
