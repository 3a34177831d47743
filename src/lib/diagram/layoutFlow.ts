import {lineHeight, textSize, titleSize, widthOf, wrap} from './text';
import type {Areas, Arrow, Drawing, Flow, Node, Point, Rectangle, Shape} from './types';

const padding = {x: 10, y: 9};
const gap = {column: 40, narrowColumn: 30, row: 34};
/** Space in pixels between a lane's frame and the nodes in it; the lane's title is at the top. */
const lane = {top: 30, bottom: 12, side: 12};
const labelGap = 6;

interface Cells {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * Places the boxes of a flowchart on its grid, and draws frames around and arrows between them. All columns have the same
 * width, and each row is as high as its longest text.
 *
 * @param flow - the flowchart
 * @param areas - one of its two grids
 * @param width - width of the drawing in pixels
 * @returns shapes from back to front
 * @throws Error if the grid has rows of different lengths, or names a node that doesn't exist, or if a node isn't in it
 */
export function layoutFlow(flow: Flow, areas: Areas, width: number): Drawing {
  const cells = cellsOf(flow, areas);
  const columnCount = columnsOf(areas);
  const lanes = flow.lanes ?? [];
  const depths = lanes.map((_, index) =>
    depthOf(
      lanes.map(({around}) => around),
      index,
    ),
  );
  const depth = Math.max(0, ...depths);
  const inset = depth * lane.side;
  const columnGap = columnGapOf(flow, cells, width);
  const columnWidth = (width - 2 * inset - columnGap * (columnCount - 1)) / columnCount;
  const widthOfCells = (columns: number) => columns * columnWidth + (columns - 1) * columnGap;
  const texts = new Map(
    Object.entries(flow.nodes).map(([name, node]) => [name, textsOf(node, widthOfCells(cellAt(cells, name).columns))]),
  );

  const frames = lanes.map(({around}, index) => {
    const inside = around.map((name) => cellAt(cells, name));
    return {
      depth: depths[index] ?? 1,
      first: Math.min(...inside.map(({row}) => row)),
      last: Math.max(...inside.map(({row, rows}) => row + rows - 1)),
    };
  });
  const framesThat = (isAt: (frame: {first: number; last: number}) => boolean) =>
    Math.max(0, ...frames.filter(isAt).map((frame) => frame.depth));
  const heights = areas.map((_, row) =>
    Math.max(
      2 * padding.y + lineHeight,
      ...Object.keys(flow.nodes)
        .filter((name) => cellAt(cells, name).row === row && cellAt(cells, name).rows === 1)
        .map((name) => texts.get(name)?.height ?? 0),
    ),
  );
  const tops: number[] = [];
  let y = 0;
  areas.forEach((_, row) => {
    const before = row === 0 ? 1 : gap.row + (hasTextAbove(flow, cells, row) ? lineHeight : 0);
    y += before + framesThat(({first}) => first === row) * lane.top;
    tops.push(y);
    y += (heights[row] ?? 0) + framesThat(({last}) => last === row) * lane.bottom;
  });

  const boxOf = (name: string): Rectangle => {
    const {column, row, columns, rows} = cellAt(cells, name);
    const last = row + rows - 1;
    const top = tops[row] ?? 0;
    return {
      x: inset + column * (columnWidth + columnGap),
      y: top,
      width: widthOfCells(columns),
      height: (tops[last] ?? 0) + (heights[last] ?? 0) - top,
    };
  };
  const boxes = new Map(Object.keys(flow.nodes).map((name) => [name, boxOf(name)]));
  const arrows = (flow.arrows ?? []).flatMap((arrow) => drawArrow(arrow, boxes));
  const shapes: Shape[] = [
    ...lanes.map(({title, around}, index): Shape => {
      const depthHere = depths[index] ?? 1;
      const inner = union(around.map((name) => boxAt(boxes, name)));
      const frame = {
        x: inner.x - depthHere * lane.side + 1,
        y: inner.y - depthHere * lane.top + 1,
        width: inner.width + 2 * depthHere * lane.side - 2,
        height: inner.height + depthHere * (lane.top + lane.bottom) - 2,
      };
      const line = wrap(title, Infinity, textSize)[0] ?? {parts: [], width: 0};
      const start = {x: frame.x + padding.x, y: frame.y + 7, width: line.width + 4, height: lineHeight};
      const end = {...start, x: frame.x + frame.width - padding.x - line.width};
      const isFree = (place: Rectangle) =>
        !arrows.some((shape) => shape.kind === 'arrow' && crosses(shape.points, place));
      return {kind: 'lane', title: line, titleAt: isFree(start) || !isFree(end) ? start : end, ...frame};
    }),
    ...arrows,
    ...Object.entries(flow.nodes).map(([name, {look = 'plain'}]): Shape => {
      const {title = [], text = []} = texts.get(name) ?? {};
      return {kind: 'box', name, look, title, text, ...boxAt(boxes, name)};
    }),
  ];
  return {width, height: Math.ceil(y) + 1, shapes};
}

function columnsOf(areas: Areas): number {
  return (areas[0] ?? '').split(/ +/).length;
}

function cellsOf({nodes}: Flow, areas: Areas): ReadonlyMap<string, Cells> {
  const cells = new Map<string, Cells>();
  areas.forEach((line, row) => {
    const names = line.split(/ +/);
    if (names.length !== columnsOf(areas)) {
      throw new Error(
        `Row ${row + 1} of a diagram has ${names.length} columns instead of ${columnsOf(areas)}: ${line}`,
      );
    }
    names.forEach((name, column) => {
      const cell = cells.get(name);
      if (name === '.') {
        return;
      }
      if (!Object.hasOwn(nodes, name)) {
        throw new Error(`A diagram places "${name}", which isn't one of its nodes: ${Object.keys(nodes).join(', ')}`);
      }
      if (cell) {
        cell.columns = Math.max(cell.columns, column - cell.column + 1);
        cell.rows = Math.max(cell.rows, row - cell.row + 1);
      } else {
        cells.set(name, {column, row, columns: 1, rows: 1});
      }
    });
  });
  return cells;
}

function cellAt(cells: ReadonlyMap<string, Cells>, name: string): Cells {
  const cell = cells.get(name);
  if (!cell) {
    throw new Error(`A diagram has no place for "${name}". Write the name into both of its grids.`);
  }
  return cell;
}

function boxAt(boxes: ReadonlyMap<string, Rectangle>, name: string): Rectangle {
  const box = boxes.get(name);
  if (!box) {
    throw new Error(`A diagram has no node "${name}".`);
  }
  return box;
}

/** The gap between columns: wide enough for the longest word beside an arrow, but at most a quarter of the width. */
function columnGapOf({arrows = []}: Flow, cells: ReadonlyMap<string, Cells>, width: number): number {
  const widths = arrows
    .filter(({from, to, text}) => text && sharesRow(cellAt(cells, from), cellAt(cells, to)))
    .flatMap(({text = ''}) => text.split(' ').map((word) => widthOf(word, textSize) + 28));
  return Math.min(Math.max(width < 400 ? gap.narrowColumn : gap.column, ...widths), width / 4);
}

function sharesRow(one: Cells, other: Cells): boolean {
  return one.row < other.row + other.rows && other.row < one.row + one.rows;
}

/** Whether an arrow with text is attached to the bottom of a box right above a row. If so, the gap needs space for the text. */
function hasTextAbove({arrows = []}: Flow, cells: ReadonlyMap<string, Cells>, row: number): boolean {
  return arrows.some(({from, to, text}) => {
    const [upper, lower] = [cellAt(cells, from), cellAt(cells, to)].sort((one, other) => one.row - other.row);
    return text && upper && lower && !sharesRow(upper, lower) && upper.row + upper.rows === row;
  });
}

/** Number of lanes nested in each other, counting from the innermost to this one. An outer lane needs a larger margin. */
function depthOf(lanes: readonly (readonly string[])[], index: number): number {
  const here = lanes[index] ?? [];
  const inner = lanes.flatMap((other, otherIndex) =>
    otherIndex > index && other.every((name) => here.includes(name)) ? [depthOf(lanes, otherIndex)] : [],
  );
  return 1 + Math.max(0, ...inner);
}

function textsOf({title, text}: Node, width: number) {
  const inner = width - 2 * padding.x;
  const lines = {title: wrap(title, inner, titleSize), text: text ? wrap(text, inner, textSize) : []};
  return {...lines, height: (lines.title.length + lines.text.length) * lineHeight + 2 * padding.y};
}

function union(boxes: readonly Rectangle[]): Rectangle {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

function drawArrow(
  {from, to, text, both = false, dashed = false}: Arrow<string>,
  boxes: ReadonlyMap<string, Rectangle>,
): Shape[] {
  const points = route(boxAt(boxes, from), boxAt(boxes, to));
  const arrow: Shape = {kind: 'arrow', from, to, points, both, dashed};
  return text ? [arrow, label(text, points)] : [arrow];
}

/** A straight line if the boxes overlap horizontally or vertically; otherwise a line with two bends between their rows. */
function route(from: Rectangle, to: Rectangle): Point[] {
  const x = middleOfOverlap(from.x, from.width, to.x, to.width);
  if (x !== undefined) {
    const isDown = from.y < to.y;
    return [
      {x, y: isDown ? from.y + from.height : from.y},
      {x, y: isDown ? to.y : to.y + to.height},
    ];
  }
  const y = middleOfOverlap(from.y, from.height, to.y, to.height);
  const isRight = from.x < to.x;
  if (y !== undefined) {
    return [
      {x: isRight ? from.x + from.width : from.x, y},
      {x: isRight ? to.x : to.x + to.width, y},
    ];
  }
  const isDown = from.y < to.y;
  const start = {x: from.x + from.width / 2, y: isDown ? from.y + from.height : from.y};
  const end = {x: to.x + to.width / 2, y: isDown ? to.y : to.y + to.height};
  const bend = isDown ? end.y - gap.row / 2 : end.y + gap.row / 2;
  return [start, {x: start.x, y: bend}, {x: end.x, y: bend}, end];
}

/**
 * @param points - points of a line whose segments are horizontal or vertical
 * @param area - the rectangle to keep free
 * @returns whether the line crosses the rectangle
 */
export function crosses(points: readonly Point[], area: Rectangle): boolean {
  return points.slice(1).some((to, index) => {
    const from = points[index] ?? to;
    return (
      Math.min(from.x, to.x) < area.x + area.width &&
      Math.max(from.x, to.x) > area.x &&
      Math.min(from.y, to.y) < area.y + area.height &&
      Math.max(from.y, to.y) > area.y
    );
  });
}

function middleOfOverlap(start: number, length: number, otherStart: number, otherLength: number): number | undefined {
  const first = Math.max(start, otherStart);
  const last = Math.min(start + length, otherStart + otherLength);
  return last > first ? (first + last) / 2 : undefined;
}

/** The text of an arrow: next to a vertical line, above any other. */
function label(text: string, points: readonly Point[]): Shape {
  const [start = {x: 0, y: 0}, end = start] = points;
  if (start.x === end.x) {
    const [line = {parts: [], width: 0}] = wrap(text, Infinity, textSize);
    const middle = (start.y + end.y) / 2;
    return {
      kind: 'label',
      lines: [line],
      x: start.x + labelGap,
      y: middle - lineHeight / 2,
      width: line.width,
      height: lineHeight,
    };
  }
  const lines = wrap(text, Math.abs(end.x - start.x) - 10, textSize);
  const width = Math.max(...lines.map((line) => line.width));
  const height = lines.length * lineHeight;
  return {kind: 'label', lines, x: (start.x + end.x - width) / 2, y: start.y - height - 3, width, height};
}
