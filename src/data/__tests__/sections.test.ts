import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {sectionLabel, sections, startOf} from '../sections';

describe('the sections', () => {
  it.each(sections)('$id starts with a page that exists', (section) => {
    expect(existsSync(path.resolve(__dirname, `../../../docs${startOf(section)}.mdx`))).toBe(true);
  });

  it('are derived from the path', () => {
    expect(['/cms/intro', '/cloud/intro', '/whats-new'].map(sectionLabel)).toEqual(['CMS', 'Cloud', 'Documentation']);
  });
});
