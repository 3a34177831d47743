import {expect, it} from 'vitest';
import {withDefaultPosition} from '../navbar';

it('puts items without a position on the right and keeps the others in place', () => {
  const items = withDefaultPosition([
    {to: '/a', label: 'A'},
    {to: '/b', label: 'B', position: 'left'},
  ]);
  expect(items).toEqual([
    {to: '/a', label: 'A', position: 'right'},
    {to: '/b', label: 'B', position: 'left'},
  ]);
});
