import {describe, expect, it} from 'vitest';
import {fallbackName, readFallbacks} from '../readFallbacks';

describe('readFallbacks', () => {
  it.each([
    ["const {position = 'panel', size} = options;", 'position', 'panel'],
    ['const DEFAULT_SESSION_LIFESPAN = 2 * 60 * 60;', 'sessions.sessionLifespan', 7200],
    ["config.get('transfer.limit') ?? 30_000", 'transfer.limit', 30000],
    ["config.get('server.signed', true)", 'signed', true],
    ["opts.formLimit = 'formLimit' in opts ? opts.formLimit : '56kb'\n", 'formLimit', '56kb'],
    ['const defaults = {maxAge: 86400000};', 'maxAge', 86400000],
  ])('reads what %s falls back to', (code, option, value) => {
    expect([...(readFallbacks([code]).get(fallbackName(option)) ?? [])]).toEqual([value]);
  });

  it('ignores values that code computes', () => {
    expect(readFallbacks(['const limit = Math.max(1, given);']).get('limit')).toBeUndefined();
  });
});
