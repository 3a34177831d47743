import {parse} from 'postcss';
import {describe, expect, it} from 'vitest';
import {resolveVariables} from '../build/resolveVariables';

function resolve(css: string): string {
  const root = parse(css);
  resolveVariables([root], new Set(['--of-script']));
  return root.toString();
}

describe('resolveVariables', () => {
  it.each([
    ['a value that is set once', ':root{--a:1px}p{x:var(--a)}', ':root{}p{x:1px}'],
    ['one that another variable gives', ':root{--a:var(--b);--b:1px}p{x:var(--a)}', ':root{}p{x:1px}'],
    [
      'one that gives a variable of the color mode',
      ':root{--a:var(--b);--b:1px}[data-theme=dark]{--b:2px}p{x:var(--a)}',
      ':root{--b:1px}[data-theme=dark]{--b:2px}p{x:var(--b)}',
    ],
    ['spaces between values that had none', ':root{--a:1px}p{x:var(--a)var(--a)}', ':root{}p{x:1px 1px}'],
    ['no spaces in a calculation', ':root{--a:1px}p{x:calc(var(--a)*-1)}', ':root{}p{x:calc(1px*-1)}'],
    [
      'what the site sets over a layer',
      '@layer a{:root{--a:1px}html[data-theme=dark]{--a:2px}}html:root{--a:3px}p{x:var(--a)}',
      '@layer a{:root{}html[data-theme=dark]{}}html:root{}p{x:3px}',
    ],
  ])('writes %s', (_, css, expected) => {
    expect(resolve(css)).toBe(expected);
  });

  it.each([
    ['is another in the dark', ':root{--a:1px}[data-theme=dark]{--a:2px}p{x:var(--a)}'],
    ['is another under a query', ':root{--a:1px}@media print{:root{--a:2px}}p{x:var(--a)}'],
    ['is another below an element', ':root{--a:1px}.b{--a:2px}p{x:var(--a)}'],
    ['reads one that is another below an element', ':root{--a:var(--b);--b:1px}.b{--b:2px}p{x:var(--a)}'],
    ['belongs to a script', ':root{--of-script:1px}p{x:var(--of-script)}'],
    ['is read with a fallback', ':root{--a:1px}p{x:var(--a,2px)}'],
    ['is set below a condition only', '@media print{:root{--a:1px}}p{x:var(--a)}'],
    ['is long and read twice', ':root{--a:"a long list of fonts, and more"}p{x:var(--a)}q{x:var(--a)}'],
  ])('keeps a variable that %s', (_, css) => {
    expect(resolve(css)).toBe(css);
  });
});
