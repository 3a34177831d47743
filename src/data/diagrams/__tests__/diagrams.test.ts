import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {crosses} from '../../../lib/diagram/layoutFlow';
import {lineHeight} from '../../../lib/diagram/text';
import type {Diagram, Drawing, Point, Rectangle, Shape} from '../../../lib/diagram/types';
import {diagramNames} from '../names';

const docs = path.resolve(__dirname, '../../../../docs');
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(path.join(docs, file), 'utf8').replace(/^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1$/gm, ''))
  .join('\n');

function boxesOf({shapes}: Drawing) {
  return shapes.filter((shape) => shape.kind === 'box');
}

function areApart(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

/** The part of a lane below its title. */
function insideOf({titleAt, ...frame}: Rectangle & {titleAt: Rectangle}): Rectangle {
  const y = titleAt.y + titleAt.height;
  return {...frame, y, height: frame.y + frame.height - y};
}

function contains(outer: Rectangle, inner: Rectangle): boolean {
  return (
    inner.x > outer.x &&
    inner.x + inner.width < outer.x + outer.width &&
    inner.y > outer.y &&
    inner.y + inner.height < outer.y + outer.height
  );
}

/** Whether a point is on the edge of a box or, in a sequence diagram, on the line below it. */
function touches({x, y, width, height}: Rectangle, point: Point | undefined, {shapes}: Drawing): boolean {
  if (!point) {
    return false;
  }
  if (shapes.some(({kind}) => kind === 'lifeline')) {
    return Math.abs(point.x - (x + width / 2)) <= 1 && point.y > y + height;
  }
  const isBeside = (point.x === x || point.x === x + width) && point.y > y && point.y < y + height;
  const isAbove = (point.y === y || point.y === y + height) && point.x > x && point.x < x + width;
  return isBeside || isAbove;
}

function nameOf(shape: Shape): string {
  return shape.kind === 'box' ? shape.name : shape.kind;
}

it('lists every diagram in the folder', () => {
  const files = readdirSync(path.resolve(__dirname, '..'))
    .filter((file) => file.endsWith('.ts') && file !== 'names.ts')
    .map((file) => path.basename(file, '.ts'));
  expect([...diagramNames]).toEqual(files.sort());
});

describe.each(diagramNames)('the diagram %s', (name) => {
  it('is on a page, and describes in words what it shows', async () => {
    const {default: diagram} = (await import(`../${name}.ts`)) as {default: Diagram};
    expect(pages.includes(`<Diagram name="${name}" />`), `show it with <Diagram name="${name}" />`).toBe(true);
    expect(diagram.inWords.join(' ').length).toBeGreaterThan(80);
    expect(diagram.caption).toMatch(/\.$/);
  });

  it.each(['wide', 'narrow'] as const)('is legible in its %s drawing', async (width) => {
    const {default: diagram} = (await import(`../${name}.ts`)) as {default: Diagram};
    const drawing = diagram[width];
    const boxes = boxesOf(drawing);
    const problems: string[] = [];
    for (const box of boxes) {
      for (const line of [...box.title, ...box.text]) {
        if (line.width > box.width - 4) {
          problems.push(`"${line.parts.map(({text}) => text).join('')}" is wider than its box ${box.name}`);
        }
      }
      if ((box.title.length + box.text.length) * lineHeight > box.height) {
        problems.push(`the text of ${box.name} is higher than its box`);
      }
    }
    for (const [position, shape] of drawing.shapes.entries()) {
      if (shape.kind === 'arrow') {
        const passed = boxes.filter(
          ({name: box, ...area}) => ![shape.from, shape.to].includes(box) && crosses(shape.points, area),
        );
        const arrow = `the arrow from ${shape.from} to ${shape.to}`;
        problems.push(...passed.map((box) => `${arrow} crosses ${box.name}`));
        const ends = [
          [shape.from, shape.points.at(0)],
          [shape.to, shape.points.at(-1)],
        ] as const;
        const loose = ends.filter(
          ([end, point]) => !boxes.some((box) => box.name === end && touches(box, point, drawing)),
        );
        problems.push(...loose.map(([end]) => `${arrow} doesn't end at ${end}`));
        const texts = drawing.shapes.flatMap((other) =>
          other.kind === 'label' ? [other] : other.kind === 'lane' ? [other.titleAt] : [],
        );
        problems.push(...texts.filter((text) => crosses(shape.points, text)).map(() => `${arrow} crosses a text`));
      } else if (shape.kind !== 'lifeline') {
        if (
          shape.x < 0 ||
          shape.y < 0 ||
          shape.x + shape.width > drawing.width ||
          shape.y + shape.height > drawing.height
        ) {
          problems.push(`${nameOf(shape)} leaves the drawing`);
        }
        const covered = shape.kind === 'lane' ? [] : boxes.filter((box) => box !== shape && !areApart(box, shape));
        problems.push(...covered.map((box) => `${nameOf(shape)} covers ${box.name}`));
        const lanes = drawing.shapes.slice(0, position).filter((other) => other.kind === 'lane');
        const left = lanes.filter((lane) => !areApart(lane, shape) && !contains(insideOf(lane), shape));
        problems.push(
          ...left.map(({title}) => `${nameOf(shape)} is only partly inside of the lane "${title.parts[0]?.text}"`),
        );
      }
    }
    expect(problems).toEqual([]);
  });
});
