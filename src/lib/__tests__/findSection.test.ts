import {expect, it} from 'vitest';
import {findSection} from '../findSection';

const page = '# Sort\n\nLead\n\n## `GET` one\n\nA\n\n### Sort\n\nB\n\n## GET all\n\n### Sort\n\nC\n';

it('finds a section whatever formatting its heading has', () => {
  expect(findSection(page, 'GET one\u200b')?.text).toBe('## `GET` one\n\nA\n\n### Sort\n\nB\n');
  expect(findSection('## The [`sort`](/cms/api/rest/sort) parameter\n', 'The sort parameter')).toBeDefined();
});

it('ignores what looks like a heading in code, and ends the code where its fence ends', () => {
  const code = '````md\n## Sort\n\n```bash\n## Sort\n```\n\n## Sort\n````\n';
  const inQuote = '> ```bash\n## Sort\n> ```\n';
  expect(findSection(`## Code\n\n${code}\n${inQuote}\n## Sort\n\nC\n`, 'Sort')?.text).toBe('## Sort\n\nC\n');
});

it('distinguishes sections with the same heading, and from the page itself', () => {
  expect(findSection(page, 'Sort')?.text).toBe('### Sort\n\nB\n');
  expect(findSection(page, 'Sort', 1)?.text).toBe('### Sort\n\nC\n');
  expect(findSection(page, 'Sort', 2)).toBeUndefined();
});
