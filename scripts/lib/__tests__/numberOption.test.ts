import {expect, it} from 'vitest';
import {numberOption} from '../numberOption';

it('accepts a number in the range', () => {
  expect(numberOption('port', '0', {least: 0, most: 65535})).toBe(0);
  expect(numberOption('least', '0.9', {least: 0, most: 1, isWhole: false})).toBe(0.9);
});

it.each([
  ['0,9', {least: 0, most: 1, isWhole: false}, '--least 0,9: has to be a number from 0 to 1.'],
  ['2', {least: 0, most: 1, isWhole: false}, '--least 2: has to be a number from 0 to 1.'],
  ['x', {least: 1}, '--least x: has to be a whole number of at least 1.'],
  ['1.5', {least: 1}, '--least 1.5: has to be a whole number of at least 1.'],
  ['', {least: 0}, '--least : has to be a whole number of at least 0.'],
])('rejects "%s"', (value, range, message) => {
  expect(() => numberOption('least', value, range)).toThrow(message);
});
