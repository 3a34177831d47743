import {describe, expect, it} from 'vitest';
import {flow, sequence} from '..';
import {lineHeight, wrap} from '../text';
import type {Drawing, Flow, Rectangle, Shape} from '../types';

const pair: Flow<'here' | 'there'> = {
  title: 'Two boxes',
  caption: 'Two boxes.',
  inWords: ['Here leads to there.'],
  nodes: {here: {title: 'Here'}, there: {title: 'There', text: 'a few words'}},
  arrows: [{from: 'here', to: 'there'}],
  wide: ['here there'],
  narrow: ['here', 'there'],
};

function shapesOf<Kind extends Shape['kind']>({shapes}: Drawing, kind: Kind): Extract<Shape, {kind: Kind}>[] {
  return shapes.filter((shape): shape is Extract<Shape, {kind: Kind}> => shape.kind === kind);
}

const nowhere = {x: NaN, y: NaN, width: NaN, height: NaN};

/** Where a box is in a drawing, by the names of its edges. */
function edgesOf(drawing: Drawing, name: string): {left: number; right: number; top: number; bottom: number} {
  const box = shapesOf(drawing, 'box').find((shape) => shape.name === name);
  return edges(box ?? nowhere);
}

function edges({x, y, width, height}: Rectangle): {left: number; right: number; top: number; bottom: number} {
  return {left: x, right: x + width, top: y, bottom: y + height};
}

describe('flow', () => {
  it('draws horizontal arrows between boxes side by side, and vertical ones between boxes above each other', () => {
    const arrows = [
      {from: 'here', to: 'there'},
      {from: 'there', to: 'here'},
    ] as const;
    const {wide, narrow} = flow({...pair, arrows});
    const [left, right] = [edgesOf(wide, 'here'), edgesOf(wide, 'there')];
    const y = (left.top + left.bottom) / 2;
    const across = [
      {x: left.right, y},
      {x: right.left, y},
    ];
    const [upper, lower] = [edgesOf(narrow, 'here'), edgesOf(narrow, 'there')];
    const x = (upper.left + upper.right) / 2;
    const down = [
      {x, y: upper.bottom},
      {x, y: lower.top},
    ];
    const pointsOf = (drawing: Drawing) => shapesOf(drawing, 'arrow').map(({points}) => points);
    expect(pointsOf(wide)).toEqual([across, [...across].reverse()]);
    expect(pointsOf(narrow)).toEqual([down, [...down].reverse()]);
  });

  it('draws an arrow with one head and a whole line, unless it says otherwise', () => {
    const other = {from: 'there', to: 'here', both: true, dashed: true} as const;
    const {wide} = flow({...pair, arrows: [{from: 'here', to: 'there'}, other]});
    expect(shapesOf(wide, 'arrow')).toMatchObject([{from: 'here', to: 'there', both: false, dashed: false}, other]);
  });

  it('draws an arrow with two bends, halfway between the rows, to a box in another row and column', () => {
    const wide = ['here .', '. there'];
    const [down, up] = [pair.arrows, [{from: 'there', to: 'here'} as const]].map(
      (arrows) => flow({...pair, arrows, wide}).wide,
    );
    const [here, there] = down ? [edgesOf(down, 'here'), edgesOf(down, 'there')] : [];
    const points = down && shapesOf(down, 'arrow')[0]?.points;
    const y = ((here?.bottom ?? 0) + (there?.top ?? 0)) / 2;
    expect(points).toMatchObject([{y: here?.bottom}, {y}, {y}, {y: there?.top}]);
    expect(up && shapesOf(up, 'arrow')[0]?.points).toEqual([...(points ?? [])].reverse());
  });

  it('makes a row as high as its longest text, and columns equally wide', () => {
    const text = 'some words that do not fit into one line of such a box, nor into two';
    const nodes = {...pair.nodes, there: {title: 'There', text}, below: {title: 'Below'}};
    const {wide} = flow({
      ...pair,
      nodes,
      wide: ['here here there', 'here here below'],
      narrow: ['here', 'there', 'below'],
    });
    const [here, there, below] = ['here', 'there', 'below'].map((name) => edgesOf(wide, name));
    const lines = shapesOf(wide, 'box').find(({name}) => name === 'there')?.text.length ?? 0;
    expect(lines).toBeGreaterThan(2);
    expect(there).toMatchObject({top: here?.top, bottom: (here?.top ?? 0) + (lines + 2) * lineHeight});
    expect(below).toMatchObject({left: there?.left, right: wide.width, bottom: here?.bottom});
    const gap = (there?.left ?? 0) - (here?.right ?? 0);
    expect(here?.left).toBe(0);
    expect(here?.right).toBeCloseTo(2 * (wide.width - (there?.left ?? 0)) + gap);
  });

  it('draws a box across several rows without making them higher, and the first row at the top', () => {
    const nodes = {
      there: {title: 'There'},
      here: {title: 'Here', text: 'a few words on a few lines'},
      below: {title: 'Below'},
    };
    const narrow = ['here there', 'here below'];
    const {narrow: drawing} = flow({...pair, nodes, arrows: [], wide: ['here there below'], narrow});
    expect(edgesOf(drawing, 'there').top).toBe(edgesOf(drawing, 'here').top);
    expect(edgesOf(drawing, 'here').bottom).toBe(edgesOf(drawing, 'below').bottom);
    expect(edgesOf(drawing, 'here').top).toBeLessThan(lineHeight);
    for (const {top, bottom} of [edgesOf(drawing, 'there'), edgesOf(drawing, 'below')]) {
      expect(bottom - top).toBe(2 * lineHeight);
    }
    expect(drawing.height - edgesOf(drawing, 'below').bottom).toBeLessThan(lineHeight);
  });

  it('keeps space for the text of an arrow between the boxes, and nowhere else', () => {
    const nodes = {...pair.nodes, below: {title: 'Below'}};
    const grids = {nodes, wide: ['here there', 'below .'], narrow: ['here', 'there', 'below']};
    const plain = flow({...pair, ...grids});
    const {wide, narrow} = flow({
      ...pair,
      ...grids,
      arrows: [{from: 'here', to: 'there', text: 'synchronizes all of it'}],
    });
    const gapOf = (drawing: Drawing, from: string, to: string) =>
      edgesOf(drawing, to).top - edgesOf(drawing, from).bottom;
    expect(gapOf(narrow, 'here', 'there')).toBe(gapOf(plain.narrow, 'here', 'there') + lineHeight);
    expect(gapOf(narrow, 'there', 'below')).toBe(gapOf(plain.narrow, 'there', 'below'));
    expect(gapOf(wide, 'here', 'below')).toBe(gapOf(plain.wide, 'here', 'below'));
    const [label] = shapesOf(wide, 'label');
    expect(label?.lines.map(({parts}) => parts[0]?.text)).toEqual(['synchronizes', 'all of it']);
    const {left, right, bottom} = edges(label ?? nowhere);
    expect(left).toBeGreaterThan(edgesOf(wide, 'here').right);
    expect((left + right) / 2).toBe((edgesOf(wide, 'here').right + edgesOf(wide, 'there').left) / 2);
    const line = shapesOf(wide, 'arrow')[0]?.points[0]?.y ?? 0;
    expect(line - bottom).toBeGreaterThan(0);
    expect(line - bottom).toBeLessThan(lineHeight / 2);
    const {wide: squeezed} = flow({...pair, ...grids, arrows: [{from: 'here', to: 'there', text: 'x'.repeat(99)}]});
    expect(edgesOf(squeezed, 'there').left - edgesOf(squeezed, 'here').right).toBe(wide.width / 4);
  });

  it('frames a lane around its boxes, with its title above them, and moves no others', () => {
    const nodes = {...pair.nodes, below: {title: 'Below'}, last: {title: 'Last'}};
    const grids = {nodes, wide: ['here there below last'], narrow: ['here', 'there', 'below', 'last']};
    const plain = flow({...pair, ...grids});
    const {narrow} = flow({...pair, ...grids, lanes: [{title: 'There, too', around: ['there']}]});
    const [lane] = shapesOf(narrow, 'lane');
    const frame = edges(lane ?? nowhere);
    const there = edgesOf(narrow, 'there');
    expect(frame.left).toBeLessThan(there.left);
    expect(frame.right).toBeGreaterThan(there.right);
    expect(frame.bottom).toBeGreaterThan(there.bottom);
    expect(frame.bottom).toBeLessThan(edgesOf(narrow, 'below').top);
    expect(frame.top).toBeGreaterThan(edgesOf(narrow, 'here').bottom);
    expect(edges(lane?.titleAt ?? nowhere).bottom).toBeLessThan(there.top);
    const gapOf = (drawing: Drawing) => edgesOf(drawing, 'last').top - edgesOf(drawing, 'below').bottom;
    expect(gapOf(narrow)).toBe(gapOf(plain.narrow));
  });

  it('puts the title of a lane on the left, or on the right if only that is out of the way of arrows', () => {
    const nodes = {...pair.nodes, side: {title: 'Side'}};
    const grid = ['here side', 'there there'];
    const lanes = [{title: 'Around the third box', around: ['there']}] as const;
    const sideOf = (...sources: ('here' | 'side')[]) => {
      const arrows = sources.map((from) => ({from, to: 'there'}) as const);
      const [lane] = shapesOf(flow({...pair, nodes, arrows, lanes, wide: grid, narrow: grid}).narrow, 'lane');
      const [frame, title] = [edges(lane ?? nowhere), edges(lane?.titleAt ?? nowhere)];
      return title.left - frame.left < frame.right - title.right ? 'left' : 'right';
    };
    expect([sideOf(), sideOf('side'), sideOf('here'), sideOf('here', 'side')]).toEqual([
      'left',
      'left',
      'right',
      'left',
    ]);
  });

  it('draws lanes inside each other, the first one outside, even if they have the same boxes', () => {
    const around = ['here', 'there'] as const;
    const lanes = ['Project', 'Environment', 'Machine'].map((title) => ({title, around}));
    const {wide, narrow} = flow({...pair, lanes});
    for (const drawing of [wide, narrow]) {
      const frames = shapesOf(drawing, 'lane');
      expect(frames.map(({title}) => title.parts[0]?.text)).toEqual(['Project', 'Environment', 'Machine']);
      const first = edgesOf(drawing, 'here');
      const last = edgesOf(drawing, 'there');
      frames.forEach((frame, index) => {
        const inner = edges(frames[index + 1] ?? nowhere);
        const outer = edges(frame);
        expect(outer.left).toBeLessThan(Math.min(inner.left || Infinity, first.left));
        expect(outer.right).toBeGreaterThan(Math.max(inner.right || 0, last.right));
        expect(outer.bottom).toBeGreaterThan(Math.max(inner.bottom || 0, last.bottom));
        expect(edges(frame.titleAt).bottom).toBeLessThan(Math.min(inner.top || Infinity, first.top));
      });
    }
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
  const long = 'A question that takes a few more words than fit into one line of a phone';
  const drawings = sequence({
    title: 'Three talk',
    caption: 'Three talk.',
    inWords: ['One asks, the other answers.'],
    participants: {one: 'One', middle: 'Someone with a long name', other: 'Other'},
    messages: [
      {from: 'one', to: 'other', text: long},
      {from: 'other', to: 'other', text: 'Thinks'},
      {from: 'other', to: 'one', text: 'A reply'},
      {from: 'one', to: 'middle', text: long, step: 3},
    ],
  });

  it('numbers the messages, or the steps that they belong to', () => {
    expect(shapesOf(drawings.narrow, 'label').map(({number}) => number)).toEqual([1, 2, 3, 3]);
  });

  describe.each(['wide', 'narrow'] as const)('in its %s drawing', (name) => {
    const drawing = drawings[name];
    const labels = shapesOf(drawing, 'label');
    const headers = shapesOf(drawing, 'box');
    const [one = 0, middle = 0, other = 0] = shapesOf(drawing, 'lifeline').map(({from}) => from.x);

    it('shows the participants side by side, with a line below each to the end', () => {
      headers.forEach(({title, ...header}) => {
        expect(title.length * lineHeight).toBeLessThan(header.height);
        title.forEach((line) => expect(line.width).toBeLessThan(header.width));
      });
      expect(new Set(headers.map(({height}) => height)).size).toBe(1);
      const lines = shapesOf(drawing, 'lifeline').map(({from, to}) => [from, to]);
      expect(lines).toEqual(
        headers.map((header) => {
          const x = header.x + header.width / 2;
          return [
            {x, y: edges(header).bottom},
            {x, y: drawing.height},
          ];
        }),
      );
    });

    it('draws each message from its sender to its receiver, below its text and the previous message', () => {
      const places = drawing.shapes.flatMap((shape) =>
        shape.kind === 'label'
          ? [edges(shape).top, edges(shape).bottom]
          : shape.kind === 'arrow'
            ? [...new Set(shape.points.map(({y}) => y))]
            : [],
      );
      expect(places).toHaveLength(2 * 4 + 3);
      const inOrder = [edges(headers[0] ?? nowhere).bottom, ...places, drawing.height];
      expect(inOrder).toEqual([...new Set(inOrder)].sort((a, b) => a - b));
      expect(shapesOf(drawing, 'arrow')).toMatchObject([
        {points: [{x: one}, {x: other - 1}], both: false, dashed: false},
        {points: [{x: other}, {x: one + 1}], both: false, dashed: false},
        {points: [{x: one}, {x: middle - 1}], both: false, dashed: false},
      ]);
    });

    it('breaks the text of a message to fit between its participants, or into most of a phone if they are near', () => {
      const [far, thought, , near] = labels.map((label) => ({...label, ...edges(label)}));
      expect(far?.width).toBeLessThanOrEqual(other - one);
      expect(((far?.left ?? 0) + (far?.right ?? 0)) / 2).toBe((one + other) / 2);
      expect(near?.width).toBeLessThan(300);
      expect(near?.width).toBeGreaterThan(120);
      expect(thought?.lines).toHaveLength(1);
      labels.forEach((label) => {
        expect(edges(label).left).toBeGreaterThanOrEqual(0);
        expect(edges(label).right).toBeLessThanOrEqual(drawing.width);
        expect(label.height).toBe(label.lines.length * lineHeight);
        label.lines.forEach(({width}) => expect(width + 2 * 9).toBeLessThan(label.width));
      });
    });
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
