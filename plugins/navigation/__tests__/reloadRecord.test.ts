import {describe, expect, it} from 'vitest';
import {forgetReload, readReloadRecord, recordReload, writeReloadRecord} from '../core/reloadRecord';

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

  it('ROUTE-08 forgets a URL once it was loaded', () => {
    expect(first && forgetReload(first, '/cms/intro')).toEqual({build: 'build-1', pathnames: []});
    expect(first && forgetReload(first, '/cms/faq')).toBeNull();
  });

  it('ROUTE-08 starts over with another build', () => {
    const stored = first && writeReloadRecord(first);
    expect(readReloadRecord(stored, 'build-2')).toEqual({build: 'build-2', pathnames: []});
  });
});
