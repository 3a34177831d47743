import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findCycle, readArrows, readImports, roomOf, toArrows} from '../importGraph';

const arrow = (from: string, to: string) => ({from, to, count: 1});

describe('npm run graph', () => {
  it('finds no cycle in the repository', () => {
    const arrows = readArrows(path.resolve(__dirname, '../../..'));
    expect(arrows.length).toBeGreaterThan(100);
    expect(arrows).toContainEqual({from: 'plugins/ask/core', to: 'plugins/search/core', count: expect.any(Number)});
    expect(findCycle(arrows)).toBeUndefined();
  });

  it('lists the folders of a cycle in order', () => {
    expect(findCycle([arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c')])).toBeUndefined();
    expect(findCycle([arrow('x', 'a'), arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')])).toEqual([
      'a',
      'b',
      'c',
      'a',
    ]);
  });

  it('counts value, type and dynamic imports, by folder', () => {
    const files: Record<string, string> = {
      'plugins/ask/client/a.ts':
        "import type {T} from '../core/types'; import {b} from './b'; void import('../../../src/lib/text'); import 'react';",
      'plugins/ask/client/b.ts': "export {c} from '../../search/core/c'; import '../core/types';",
      'plugins/ask/client/__tests__/a.test.ts': "import '../../../../config/env';",
      'plugins/ask/core/types.ts': '',
      'plugins/search/core/c.ts': '',
      'src/lib/text.ts': '',
      'config/env.ts': '',
    };
    expect(toArrows(readImports(Object.keys(files), (file) => files[file] ?? ''))).toEqual([
      {from: 'plugins/ask/client', to: 'plugins/ask/core', count: 2},
      {from: 'plugins/ask/client', to: 'plugins/search/core', count: 1},
      {from: 'plugins/ask/client', to: 'src/lib', count: 1},
    ]);
  });

  it('knows the room of a file', () => {
    expect(roomOf('src/lib/deep/down/file.ts')).toBe('lib');
    expect(roomOf('src/mdx/vocabulary.ts')).toBe('vocabulary');
    expect(roomOf('plugins/search/push/pushDocuments.ts')).toBe('build');
    expect(roomOf('src/lib/file.test.ts')).toBeUndefined();
    expect(roomOf('elsewhere/file.ts')).toBeUndefined();
  });
});
