import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {shortenVariables} from '../build/shortenVariables';

function shorten(...sheets: string[]): string[] {
  const roots = sheets.map((css) => parse(css));
  shortenVariables(roots, new Set(['--of-script', '--b']));
  return roots.map(String);
}

it('gives a variable one short name in all stylesheets', () => {
  expect(shorten(':root{--color-text:red}p{x:var(--color-text)}', 'q{x:var(--color-text)}')).toEqual([
    ':root{--a:red}p{x:var(--a)}',
    'q{x:var(--a)}',
  ]);
});

it('keeps names that scripts mention, and does not reuse them', () => {
  const css = 'p{--of-script:1;--first:2;--second:3;x:var(--first,var(--of-script))calc(var(--second)*-1)}';
  expect(shorten(css)).toEqual(['p{--of-script:1;--a:2;--c:3;x:var(--a,var(--of-script))calc(var(--c)*-1)}']);
});

it('does not change classes and text that look like a variable', () => {
  const css = '.button--sm{x:y}p:before{content:"--color-text"}';
  expect(shorten(css)).toEqual([css]);
});

it('has names for more variables than letters', () => {
  const names = Array.from({length: 200}, (_, index) => `--variable-${index}`);
  const [css = ''] = shorten(`p{${names.map((name) => `${name}:1`).join(';')}}`);
  const short = css.match(/--\w+/g) ?? [];
  expect(new Set(short).size).toBe(200);
  expect(short.filter((name) => name.length > 4)).toEqual([]);
});
