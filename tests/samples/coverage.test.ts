import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {floors} from '../../checks/coverage/floors';
import {readCoverage} from '../../checks/coverage/readCoverage';
import type {KindCoverage} from '../../checks/coverage/types';
import {ensureInstalled} from '../../checks/shared/lab/install';

describe('surface covered by the docs', () => {
  let kinds: KindCoverage[];

  beforeAll(async () => {
    await ensureInstalled();
    kinds = await readCoverage(path.resolve(__dirname, '../../docs'));
  });

  it('covers every kind of API in the packages', () => {
    expect(kinds.every(({total}) => total > 3)).toBe(true);
    expect(Object.keys(floors).filter((name) => !kinds.some(({kind}) => kind === name))).toEqual([]);
  });

  it.each(Object.entries(floors))('%s: at least %i', (name, floor) => {
    const kind = kinds.find((one) => one.kind === name);
    expect(kind?.covered, `missing: ${kind?.missing.join(' ')}`).toBeGreaterThanOrEqual(floor);
  });
});
