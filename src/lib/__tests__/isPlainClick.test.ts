import {expect, it} from 'vitest';
import {isPlainClick} from '../isPlainClick';

const plain = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

it('a click without modifier keys is plain', () => {
  expect(isPlainClick(plain)).toBe(true);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is not', (key) => {
  expect(isPlainClick({...plain, [key]: true})).toBe(false);
});
