import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkLedger} from '../checkLedger';
import {compareUpstream} from '../compareUpstream';
import {readLedger} from '../readLedger';
import {readUpstream} from '../readUpstream';
import {originalFiles, readThemeComponents} from '../themeComponents';
import type {Upstream} from '../types';

const root = path.resolve(__dirname, '../../..');
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

describe('an upgrade of Docusaurus', () => {
  it('does not change a file that one of ours is based on, unless the two were compared', () => {
    const reviewed = JSON.parse(readText('src/theme/upstream.json')) as Upstream;
    const installed = readUpstream(root);
    expect(compareUpstream(reviewed, installed)).toEqual([]);
    expect(Object.keys(installed.files)).toEqual(
      expect.arrayContaining([
        '@docusaurus/theme-classic/src/theme/Navbar/MobileSidebar/Header/index.tsx',
        '@docusaurus/core/lib/client/theme-fallback/Error/index.js',
        '@docusaurus/core/lib/client/preload.js',
        '@docusaurus/theme-common/lib/utils/storageUtils.js',
      ]),
    );
  });

  it('reports which files to compare, how, and what to do then', () => {
    const reviewed = {
      version: '3.10.2',
      files: {
        '@docusaurus/core/lib/a.js': '1',
        '@docusaurus/core/lib/b.js': '1',
        '@docusaurus/core/lib/c.js': '1',
        'history/esm/history.js': '1',
      },
      internals: ['isSamePath', 'useTabs'],
    };
    const installed = {
      version: '3.11.0',
      files: {
        '@docusaurus/core/lib/a.js': '1',
        '@docusaurus/core/lib/b.js': '2',
        '@docusaurus/core/lib/d.js': '1',
        'history/esm/history.js': '2',
      },
      internals: ['useLocationChange', 'useTabs'],
    };
    expect(compareUpstream(reviewed, installed)).toEqual([
      '@docusaurus/core/lib/b.js is not what ours was made from. See what changed (npm diff --diff=@docusaurus/core@3.10.2 --diff=@docusaurus/core@3.11.0 lib/b.js), bring over what matters to the file that replaces it, then run `npm run upstream` to update src/theme/upstream.json.',
      '@docusaurus/core/lib/c.js is not replaced any more, or gone: run `npm run upstream` to update src/theme/upstream.json.',
      '@docusaurus/core/lib/d.js is replaced, but not in the list: run `npm run upstream` to update src/theme/upstream.json.',
      'history/esm/history.js is not what ours was made from. See what changed, bring over what matters to the file that replaces it, then run `npm run upstream` to update src/theme/upstream.json.',
      'theme-common/internal: useLocationChange is imported, but not in the list. Prefer what @docusaurus/theme-common exports; otherwise run `npm run upstream` to update src/theme/upstream.json.',
      'theme-common/internal: isSamePath is not imported any more: run `npm run upstream` to update src/theme/upstream.json.',
    ]);
  });
});

describe('the table of src/theme/README.md', () => {
  it('has a row for each component, which says how, why and when it can go', () => {
    const rows = readLedger(readText('src/theme/README.md'));
    const components = readThemeComponents(root);
    expect(checkLedger(rows, components, (name) => originalFiles(root, name).length > 0)).toEqual([]);
    expect(components.size).toBeGreaterThan(20);
  });

  it('is rejected if it contradicts the code', () => {
    const rows = readLedger(
      [
        '| Component | How | Why | It can go when |',
        '|---|---|---|---|',
        '| `Footer` | wrap | Another order of links | upstream has an option |',
        '| `Gone` | eject | Another order of links | upstream has an option |',
        '| `Logo`, `Lgo` | eject | – | – |',
      ].join('\n'),
    );
    const components = new Map([
      ['Footer', 'eject'],
      ['Logo', 'eject'],
      ['Tabs', 'eject'],
    ] as const);
    expect(checkLedger(rows, components, (name) => name !== 'Lgo')).toEqual([
      'src/theme/Tabs has no row. Add one to src/theme/README.md: how, why, and when it can go.',
      'src/theme/README.md: Footer is "eject" in the code, but "wrap" in the table. Correct the table.',
      'src/theme/README.md: Gone is not in src/theme. Remove the row.',
      'src/theme/README.md: Logo stands for Lgo, which Docusaurus does not have. Correct the name, or remove it.',
      'src/theme/README.md: Logo gives no reason. Say what differs from the original.',
      'src/theme/README.md: Logo does not say when it can go. Name the change in Docusaurus or in this site that would let it.',
    ]);
  });
});
