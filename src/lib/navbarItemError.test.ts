import {expect, it} from 'vitest';
import {navbarItemError} from './navbarItemError';

it('names the navbar item, asks to check the configuration, and keeps the cause', () => {
  const cause = new Error('Out of order.');
  const error = navbarItemError({type: 'doc', docId: 'cms/intro'}, cause);
  expect(error.message).toContain('Please double-check the following navbar item (themeConfig.navbar.items)');
  expect(error.message).toContain('"docId": "cms/intro"');
  expect(error.cause).toBe(cause);
});
