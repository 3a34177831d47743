import {beforeEach, expect, it, vi} from 'vitest';
import {noteSuccess, reloadOnce} from '../reloadOnce';

let stored: string | null;
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => stored, set: (value: string) => (stored = value)}),
}));
const script = {src: ''};
const reload = vi.fn<() => void>();

beforeEach(() => {
  stored = null;
  script.src = 'https://docs.test/main.1.js';
  vi.stubGlobal('document', {querySelector: () => script});
  vi.stubGlobal('window', {location: {reload}});
  reload.mockClear();
});

it('ROUTE-08 reloads once at each URL', () => {
  expect(['/cms/intro', '/cms/intro', '/cms/faq'].map(reloadOnce)).toEqual([true, false, true]);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('ROUTE-08 reloads again at a URL that was loaded completely since', () => {
  ['/cms/intro', '/cms/faq'].map(reloadOnce);
  noteSuccess('/cms/intro');
  noteSuccess('/cms/other');
  expect(['/cms/intro', '/cms/faq'].map(reloadOnce)).toEqual([true, false]);
});

it('ROUTE-08 reloads again at every URL if the code of the site has changed', () => {
  reloadOnce('/cms/intro');
  script.src = 'https://docs.test/main.2.js';
  expect(reloadOnce('/cms/intro')).toBe(true);
});
