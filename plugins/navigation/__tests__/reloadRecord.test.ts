import {describe, expect, it} from 'vitest';
import {readReloadRecord, recordReload, writeReloadRecord} from '../core/reloadRecord';

describe('reload record', () => {
  const first = recordReload(readReloadRecord(null, 'build-1'), '/cms/intro');

  it('ROUTE-08 accepts each URL once', () => {
    expect(first).toEqual({build: 'build-1', pathnames: ['/cms/intro']});
    expect(first && recordReload(first, '/cms/intro')).toBeNull();
    expect(first && recordReload(first, '/cms/faq')?.pathnames).toEqual(['/cms/intro', '/cms/faq']);
  });

  it('ROUTE-08 survives being stored', () => {
    const stored = first && writeReloadRecord(first);
    expect(readReloadRecord(stored, 'build-1')).toEqual(first);
  });

  it('ROUTE-08 starts over with another build', () => {
    const stored = first && writeReloadRecord(first);
    expect(readReloadRecord(stored, 'build-2')).toEqual({build: 'build-2', pathnames: []});
  });
});
