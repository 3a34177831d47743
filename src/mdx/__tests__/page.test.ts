import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {badgeKinds} from '../../data/badges';
import {admonitions} from '../../data/admonitions';
import {vocabulary} from '../vocabulary';

const page = readFileSync(path.resolve(__dirname, '../../../docs/contribute/components.mdx'), 'utf8');
const fence = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$/gm;
const live = page.replace(fence, '');
const sources = [...page.matchAll(fence)].map(([source]) => source).filter((source) => /^`+mdx/.test(source));

describe('the page for writers', () => {
  it.each(Object.keys(vocabulary))('shows %s, its props and its source', (name) => {
    expect(live).toContain(`### ${name}\n`);
    expect(live).toContain(`<PropsTable component="${name}" />`);
    expect(live).toMatch(new RegExp(`<${name}[ >]`));
    expect(sources.join('\n')).toMatch(new RegExp(`<${name}[ >]`));
  });

  it.each(badgeKinds)('shows the badge %s', (kind) => {
    expect(live).toContain(`<Badge kind="${kind}"`);
  });

  it.each(admonitions)('shows the admonition %s', (name) => {
    expect(live).toMatch(new RegExp(`^:::${name}\\b`, 'm'));
  });
});
