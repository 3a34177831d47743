import {expect, it} from 'vitest';
import {sectionOf} from '../sectionOf';

it('tells the section from the address', () => {
  expect(['/cms/intro', '/cloud/intro', '/whats-new'].map(sectionOf)).toEqual(['CMS', 'Cloud', 'Documentation']);
});
