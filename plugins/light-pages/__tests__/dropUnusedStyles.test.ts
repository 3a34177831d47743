import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {dropUnusedLayers, dropUnusedStyles, dropUnusedVariables} from '../build/dropUnusedStyles';

const words = new Set(['menu', 'menu__link', 'dark', 'level-', '--ifm-read-by-script', 'card']);

function drop(css: string): string {
  const root = parse(css);
  dropUnusedStyles(root, words, /^card$/);
  dropUnusedVariables([root], words);
  dropUnusedLayers([root]);
  return root.toString();
}

describe('dropUnusedStyles', () => {
  it.each([
    ['a rule for a class that no script has', '.menu{a:b}.avatar{a:b}', '.menu{a:b}'],
    [
      'what Infima has for a class that is only a word',
      '@layer docusaurus.infima{@media print{.card{a:b}}.menu{a:b}}.menu .card{a:b}',
      '@layer docusaurus.infima{.menu{a:b}}.menu .card{a:b}',
    ],
    ['the selectors of a list that need such a class', '.avatar,.menu .menu__link{a:b}', '.menu .menu__link{a:b}'],
    ['a selector of which one class is missing', '.menu .avatar>a{a:b}', ''],
    ['a selector whose class has no weight', ':where(.avatar):hover{a:b}.menu{a:b}', '.menu{a:b}'],
    ['a media query that is empty then', '@media print{.avatar{a:b}}.menu{a:b}', '.menu{a:b}'],
    [
      'variables that nothing reads',
      ':root{--ifm-a:1;--ifm-b:2}a{x:var(--ifm-b)}',
      ':root{--ifm-b:2}a{x:var(--ifm-b)}',
    ],
    [
      'layers that no rule is in',
      '@layer a,none,b;@layer none;@layer a.c{a:b}@layer b{a:b}',
      '@layer a,b;@layer a.c{a:b}@layer b{a:b}',
    ],
    ['prefixes', 'a{-webkit-text-decoration:none;-webkit-text-decoration-color:rgb(0,0,0);x:y}', 'a{x:y}'],
    ['values that no browser knows', 'a{font-feature-settings:none;x:y}', 'a{x:y}'],
    ['variables that only such variables read', ':root{--ifm-a:1;--ifm-b:var(--ifm-a)}a{x:y}', 'a{x:y}'],
  ])('drops %s', (_, css, expected) => {
    expect(drop(css)).toBe(expected);
  });

  it.each([
    ['elements and attributes', 'a,[data-theme=dark],[class*=".avatar"]{a:b}'],
    ['classes of which a script has the beginning', '.menu .level-1{a:b}'],
    ['what a missing class makes true', '.menu:not(.avatar){a:b}'],
    ['what a missing class leaves open', '.menu:is(.avatar,:where(.dark,.light)){a:b}'],
    ['keyframes and layers', '@layer b,a;@layer a{@keyframes b{0%{a:b}to{a:c}}}@layer b{}'],
    ['variables that a script reads', ':root{--ifm-read-by-script:1}'],
    ['prefixed properties with more than one value', 'a{-webkit-text-decoration:underline dotted}'],
    ['numbers with a point', '.menu{a:.5s;b:url(a.b)}'],
  ])('keeps %s', (_, css) => {
    expect(drop(css)).toBe(css);
  });
});
