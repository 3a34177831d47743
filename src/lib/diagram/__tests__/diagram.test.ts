import {describe, expect, it} from 'vitest';
import {flow, sequence} from '..';
import {wrap} from '../text';
import type {Flow} from '../types';

const pair: Flow<'here' | 'there'> = {
  title: 'Two boxes',
  caption: 'Two boxes.',
  inWords: ['Here leads to there.'],
  nodes: {here: {title: 'Here'}, there: {title: 'There', text: 'a few words'}},
  arrows: [{from: 'here', to: 'there'}],
  wide: ['here there'],
  narrow: ['here', 'there'],
};

describe('flow', () => {
  it('draws horizontal arrows between boxes side by side, and vertical ones between boxes above each other', () => {
    const {wide, narrow} = flow(pair);
    const pointsOf = ({shapes}: typeof wide) => shapes.flatMap((shape) => (shape.kind === 'arrow' ? shape.points : []));
    const [left, right] = pointsOf(wide);
    const [top, bottom] = pointsOf(narrow);
    expect(left?.y).toBe(right?.y);
    expect(top?.x).toBe(bottom?.x);
    expect(bottom?.y).toBeGreaterThan(top?.y ?? Infinity);
  });

  it('frames a lane around its boxes, and keeps its title out of the way of arrows', () => {
    const {narrow} = flow({...pair, lanes: [{title: 'There, too', around: ['there']}]});
    const lane = narrow.shapes.find((shape) => shape.kind === 'lane');
    const box = narrow.shapes.find((shape) => shape.kind === 'box' && shape.name === 'there');
    expect(box?.kind === 'box' && lane?.kind === 'lane' && lane.y < box.y && lane.x < box.x).toBe(true);
  });

  it.each([
    ['a name without a node', {wide: ['here nowhere']}, /places "nowhere", which isn't one of its nodes: here, there/],
    ['a node without a place', {narrow: ['here']}, /no place for "there"/],
    ['rows of different lengths', {wide: ['here there', 'here']}, /Row 2 .* 1 columns instead of 2/],
  ])('refuses %s', (_, change, message) => {
    expect(() => flow({...pair, ...change})).toThrow(message);
  });
});

describe('sequence', () => {
  it('numbers the messages and keeps their text inside the drawing', () => {
    const {narrow} = sequence({
      title: 'Two talk',
      caption: 'Two talk.',
      inWords: ['One asks, the other answers.'],
      participants: {one: 'One', other: 'Other'},
      messages: [
        {from: 'one', to: 'other', text: 'A question that takes a few more words than fit into one line of a phone'},
        {from: 'other', to: 'other', text: 'Thinks'},
        {from: 'other', to: 'one', text: 'A reply'},
      ],
    });
    const labels = narrow.shapes.filter((shape) => shape.kind === 'label');
    expect(labels.map(({number}) => number)).toEqual([1, 2, 3]);
    expect(labels.every(({x, width}) => x >= 0 && x + width <= narrow.width)).toBe(true);
    expect(narrow.shapes.filter(({kind}) => kind === 'arrow')).toHaveLength(2);
  });
});

describe('wrap', () => {
  it('keeps code that wraps onto two lines as code on both', () => {
    const lines = wrap('run `npm test` now', 60, 13);
    const code = lines.flatMap(({parts}) => parts.filter((part) => part.code).map(({text}) => text));
    expect(code.join(' ')).toBe('npm test');
    expect(lines.length).toBeGreaterThan(1);
  });

  it('puts a word that is too long on its own line', () => {
    expect(wrap('a verylongwordindeed b', 20, 13)).toHaveLength(3);
  });
});
