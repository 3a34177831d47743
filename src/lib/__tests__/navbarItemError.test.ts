import {expect, it} from 'vitest';
import {navbarItemError} from '../navbarItemError';

const cause = new Error('Out of order.');

it('NAV-05 names the navbar item, asks to check the configuration, and keeps the cause', () => {
  const error = navbarItemError({type: 'doc', docId: 'cms/intro', label: 'CMS'}, cause);
  expect(error.message).toContain(`The navbar item "CMS" can't be rendered.`);
  expect(error.message).toContain('Please double-check your navbar configuration');
  expect(error.message).toContain('"docId": "cms/intro"');
  expect(error.cause).toBe(cause);
});

it('NAV-05 names an item without a label by its type', () => {
  expect(navbarItemError({type: 'search'}, cause).message).toContain(
    `The navbar item of type "search" can't be rendered.`,
  );
});

it('NAV-05 keeps the error of the item nearest to the cause', () => {
  const error = navbarItemError({label: 'Item of a dropdown'}, cause);
  expect(navbarItemError({label: 'Dropdown'}, error)).toBe(error);
});
