import {lineHeight, textSize, titleSize, wrap} from './text';
import type {Drawing, Sequence, Shape} from './types';

const headerPadding = 8;
const messageGap = 16;
const arrowGap = 10;
const numberWidth = 24;

/**
 * Draws participants as columns, and messages as numbered arrows from top to bottom, each below its text.
 *
 * @param sequence - the sequence diagram
 * @param width - width of the drawing in pixels
 * @returns shapes from back to front
 */
export function layoutSequence({participants, messages}: Sequence, width: number): Drawing {
  const names = Object.keys(participants);
  const columnWidth = width / names.length;
  const centerOf = (name: string) => (names.indexOf(name) + 0.5) * columnWidth;
  const boxWidth = columnWidth - 8;
  const titles = names.map((name) => wrap(participants[name] ?? '', boxWidth - 2 * headerPadding, titleSize));
  const headerHeight = Math.max(...titles.map(({length}) => length)) * lineHeight + 2 * headerPadding;
  const headers = names.map(
    (name, index): Shape => ({
      kind: 'box',
      name,
      look: 'accent',
      title: titles[index] ?? [],
      text: [],
      x: centerOf(name) - boxWidth / 2,
      y: 1,
      width: boxWidth,
      height: headerHeight,
    }),
  );

  let y = headerHeight + 1;
  const drawn = messages.flatMap(({from, to, text, step}, index): Shape[] => {
    const middle = (centerOf(from) + centerOf(to)) / 2;
    const span = Math.abs(centerOf(from) - centerOf(to));
    const lines = wrap(text, Math.max(span, Math.min(width * 0.6, 300)) - numberWidth - 8, textSize);
    const labelWidth = Math.max(...lines.map((line) => line.width)) + numberWidth + 4;
    const label: Shape = {
      kind: 'label',
      lines,
      number: step ?? index + 1,
      x: Math.min(Math.max(middle - labelWidth / 2, 0), width - labelWidth),
      y: y + messageGap,
      width: labelWidth,
      height: lines.length * lineHeight,
    };
    y = label.y + label.height;
    if (from === to) {
      return [label];
    }
    y += arrowGap;
    const direction = centerOf(to) > centerOf(from) ? 1 : -1;
    const points = [
      {x: centerOf(from), y},
      {x: centerOf(to) - direction, y},
    ];
    return [label, {kind: 'arrow', from, to, points, both: false, dashed: false}];
  });
  const height = Math.ceil(y + messageGap);
  const lifelines = names.map(
    (name): Shape => ({
      kind: 'lifeline',
      from: {x: centerOf(name), y: headerHeight + 1},
      to: {x: centerOf(name), y: height},
    }),
  );
  return {width, height, shapes: [...lifelines, ...headers, ...drawn]};
}
