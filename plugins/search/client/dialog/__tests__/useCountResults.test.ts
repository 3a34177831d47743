import {expect, it, vi} from 'vitest';
import {useCountResults} from '../useCountResults';

vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('@docusaurus/Translate', () => ({
  translate: ({message}: {message: string}, {count}: {count: number}) => message.replace('{count}', String(count)),
}));

it.each([
  [1, '1 result'],
  [2, '2 results'],
])('counts %i as %s', (count, text) => {
  expect(useCountResults()(count)).toBe(text);
});
