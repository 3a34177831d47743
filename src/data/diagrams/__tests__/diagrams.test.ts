import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {crosses} from '../../../lib/diagram/layoutFlow';
import type {Diagram, Drawing, Rectangle, Shape} from '../../../lib/diagram/types';
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
    }
    for (const shape of drawing.shapes) {
      if (shape.kind === 'arrow') {
        const passed = boxes.filter(
          ({name: box, ...area}) => ![shape.from, shape.to].includes(box) && crosses(shape.points, area),
        );
        problems.push(...passed.map((box) => `the arrow from ${shape.from} to ${shape.to} crosses ${box.name}`));
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
      }
    }
    expect(problems).toEqual([]);
  });
});
