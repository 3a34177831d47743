import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createSprite} from '../createSprite';
import {findIcons, namesIn} from '../findIcons';

describe('namesIn', () => {
  it('finds imported files, and the icons of components', () => {
    const source = `
      import X from '@phosphor-icons/core/assets/regular/x.svg';
      <Card title="Deploy" icon="cloud-arrow-up" link="/cloud">
      <Icon name="key" /> and <Icon
        name="lock"
      />`;
    expect(namesIn(source).sort()).toEqual(['cloud-arrow-up', 'key', 'lock', 'x']);
  });

  it('ignores props of other components and other files', () => {
    expect(namesIn('<Diagram name="relations" /> <Tabs icon="key"> import X from "./x.svg"')).toEqual([]);
  });
});

describe('findIcons', () => {
  it('reads the sources and pages of all folders, and skips missing ones', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    mkdirSync(path.join(folder, 'docs/__tests__'), {recursive: true});
    writeFileSync(path.join(folder, 'docs/a.mdx'), '<Icon name="key" /> <Icon name="key" />');
    writeFileSync(path.join(folder, 'docs/b.tsx'), '<Icon name="gear" />');
    writeFileSync(path.join(folder, 'docs/__tests__/c.tsx'), '<Icon name="only-in-tests" />');
    expect(findIcons([path.join(folder, 'docs'), path.join(folder, 'src')])).toEqual(['gear', 'key']);
  });
});

describe('createSprite', () => {
  it('makes a symbol of each icon', () => {
    const icon =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" fill="currentColor"><path d="M1,1"/></svg>';
    expect(createSprite(new Map([['x', icon]]))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="x" viewBox="0 0 256 256"><path d="M1,1"/></symbol></svg>\n',
    );
  });

  it('reports an icon with another structure', () => {
    expect(() => createSprite(new Map([['x', '<svg viewBox="0 0 24 24"><path/></svg>']]))).toThrow(
      'The icon "x" isn\'t an SVG file with the viewBox "0 0 256 256".',
    );
  });
});
