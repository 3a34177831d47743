import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const css = readFileSync(path.resolve(__dirname, '../tokens.css'), 'utf8');
const light = colors(css.slice(0, css.indexOf("[data-theme='dark']")));
const modes = {light, dark: {...light, ...colors(css.slice(css.indexOf("[data-theme='dark']")))}};

const text = 4.5; // WCAG 2.2, 1.4.3
const control = 3; // WCAG 2.2, 1.4.11

const tones = ['accent', 'info', 'success', 'warning', 'danger'];
const codeTokens = ['text', 'comment', 'keyword', 'string', 'number', 'function', 'property', 'punctuation', 'tag'].map(
  (name) => `--code-${name}`,
);
const codeSurfaces = ['background', 'highlight', 'inserted', 'deleted'].map((name) => `--code-${name}`);
const surfaces = ['--color-background', '--color-surface-raised', '--color-surface-sunken'];

const pairs: [string, string, number][] = [
  ...surfaces.flatMap((surface) =>
    ['--color-text', '--color-text-muted', '--color-heading', '--color-accent-text', '--color-accent-hover'].map(
      (color): [string, string, number] => [color, surface, text],
    ),
  ),
  ...tones.flatMap((tone): [string, string, number][] => [
    [`--color-${tone}-text`, `--color-${tone}-surface`, text],
    ['--color-text', `--color-${tone}-surface`, text],
    [`--color-${tone}-text`, '--code-header', text],
  ]),
  ...codeSurfaces.flatMap((surface) => codeTokens.map((color): [string, string, number] => [color, surface, text])),
  ['--color-text-muted', '--code-header', text],
  ['--color-on-accent', '--color-accent', text],
  ['--color-heading', '--color-mark', text],
  ['--color-border-strong', '--color-background', control],
];

describe.each(Object.entries(modes))('contrast in %s mode', (_, palette) => {
  it.each(pairs)('MODE-04 %s on %s is at least %d', (color, surface, minimum) => {
    expect(ratio(palette[color], palette[surface])).toBeGreaterThanOrEqual(minimum);
  });
});

function colors(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

/** Contrast ratio of two hexadecimal colors (WCAG 2.2, "contrast ratio"). */
function ratio(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color = ''): number {
  const digits =
    color.length === 4 ? Array.from(color.slice(1), (digit) => digit + digit) : color.slice(1).match(/../g);
  const [red = NaN, green = NaN, blue = NaN] = (digits ?? []).map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
