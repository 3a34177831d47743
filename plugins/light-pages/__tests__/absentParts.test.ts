import {describe, expect, it} from 'vitest';
import {absentClasses, absentNavbarItems, needsConsent} from '../build/absentParts';

const doc = {type: 'doc', docId: 'a', label: 'A'};

describe('trimming the navbar', () => {
  it.each([
    ['a dropdown', [{label: 'More', items: [doc]}]],
    ['a list of languages', [{type: 'localeDropdown'}]],
  ])('keeps the component and the classes of %s', (_, items) => {
    expect(absentClasses({items}).test('dropdown__menu')).toBe(false);
    expect(absentNavbarItems({items})).not.toContain('DropdownNavbarItem');
  });

  it('removes what it does not use', () => {
    expect(absentClasses({items: [doc]}).test('dropdown__menu')).toBe(true);
    expect(absentNavbarItems({items: [doc]})).toEqual(
      expect.arrayContaining(['DropdownNavbarItem', 'LocaleDropdownNavbarItem', 'HtmlNavbarItem']),
    );
    expect(absentNavbarItems({items: [{label: 'More', items: [{type: 'html'}]}]})).not.toContain('HtmlNavbarItem');
  });

  it('keeps the style of the navbar', () => {
    const classes = absentClasses({items: [], style: 'dark'});
    expect(classes.test('navbar--dark')).toBe(false);
    expect(classes.test('navbar--primary')).toBe(true);
  });
});

it.each([
  [{}, false],
  [{'third-parties': {default: {needsConsent: false}}, ask: {default: {provider: 'embedded'}}}, false],
  [{'third-parties': {default: {needsConsent: true}}}, true],
  [{'third-parties': {default: {needsConsent: false}}, ask: {default: {provider: 'widget'}}}, true],
])('keeps the question for consent if something needs it: %o', (globalData, isKept) => {
  expect(needsConsent(globalData)).toBe(isKept);
});

it.each(['navbar', 'pagination-nav__link', 'table-of-contents', 'cards'])('keeps %s', (name) => {
  expect(absentClasses({items: []}).test(name)).toBe(false);
});
