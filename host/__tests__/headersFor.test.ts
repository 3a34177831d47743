import {describe, expect, it} from 'vitest';
import type {HeaderRule} from '../types';
import {headersFor} from '../headersFor';

describe('headersFor', () => {
  const rules: HeaderRule[] = [
    {path: '/*', headers: {A: 'all', B: 'all'}},
    {path: '/assets/*', headers: {B: 'assets'}},
    {path: '/one', headers: {C: 'one'}},
  ];

  it('applies every rule that matches, the later over the earlier', () => {
    expect(headersFor('/assets/js/a.js', rules)).toEqual({A: 'all', B: 'assets'});
    expect(headersFor('/assets.html', rules)).toEqual({A: 'all', B: 'all'});
  });

  it('matches a path without a star exactly', () => {
    expect(headersFor('/one', rules)).toEqual({A: 'all', B: 'all', C: 'one'});
    expect(headersFor('/one/two', rules)).not.toHaveProperty('C');
  });
});
