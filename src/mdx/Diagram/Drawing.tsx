import clsx from 'clsx';
import type {ReactNode} from 'react';
import {lineHeight} from '../../lib/diagram/text';
import type {Drawing as DrawingData, Point, Shape, TextLine} from '../../lib/diagram/types';
import styles from './styles.module.css';

type Of<Kind extends Shape['kind']> = Extract<Shape, {kind: Kind}>;

/** Distance in pixels from the middle of a line of text to its baseline. */
const baseline = 4.5;
/** Length of an arrowhead in pixels. */
const headLength = 8;

/** The shapes of one drawing. Colors come from the site's tokens, so one drawing serves both color modes. */
export default function Drawing({
  drawing,
  title,
  className,
}: {
  drawing: DrawingData;
  title: string;
  className: string | undefined;
}): ReactNode {
  const {width, height, shapes} = drawing;
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={title}
    >
      {shapes.map((shape, index) => (
        <ShapeOf key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapeOf({shape}: {shape: Shape}): ReactNode {
  switch (shape.kind) {
    case 'lane':
      return <Lane {...shape} />;
    case 'box':
      return <Box {...shape} />;
    case 'arrow':
      return <Arrow {...shape} />;
    case 'label':
      return <Label {...shape} />;
    case 'lifeline':
      return <path className={styles.lifeline} d={lineThrough([shape.from, shape.to])} />;
  }
}

function Lane({x, y, width, height, title, titleAt}: Of<'lane'>): ReactNode {
  return (
    <>
      <rect className={styles.lane} x={x} y={y} width={width} height={height} rx={10} />
      <Lines className={styles.laneTitle} lines={[title]} x={titleAt.x} y={titleAt.y} />
    </>
  );
}

function Box({x, y, width, height, look, title, text}: Of<'box'>): ReactNode {
  const top = y + (height - (title.length + text.length) * lineHeight) / 2;
  const middle = x + width / 2;
  return (
    <>
      {look !== 'label' && (
        <rect
          className={clsx(styles.box, styles[look])}
          x={x + 0.75}
          y={y + 0.75}
          width={width - 1.5}
          height={height - 1.5}
          rx={8}
        />
      )}
      <Lines className={clsx(styles.title, styles.centered)} lines={title} x={middle} y={top} />
      <Lines
        className={clsx(styles.text, styles.centered)}
        lines={text}
        x={middle}
        y={top + title.length * lineHeight}
      />
    </>
  );
}

function Arrow({points, both, dashed}: Of<'arrow'>): ReactNode {
  return (
    <>
      <path className={clsx(styles.line, dashed && styles.dashed)} d={lineThrough(points)} />
      <path className={styles.head} d={headAt(points)} />
      {both && <path className={styles.head} d={headAt([...points].reverse())} />}
    </>
  );
}

/** Text next to an arrow. In a sequence diagram, it has a number, and a background that hides the lifelines behind it. */
function Label({x, y, width, height, lines, number}: Of<'label'>): ReactNode {
  if (number === undefined) {
    return <Lines className={styles.text} lines={lines} x={x} y={y} />;
  }
  const middle = y + lineHeight / 2;
  return (
    <>
      <rect className={styles.behindText} x={x - 2} y={y} width={width + 4} height={height} />
      <circle className={styles.number} cx={x + 10} cy={middle} r={9} />
      <text className={clsx(styles.numberText, styles.centered)} x={x + 10} y={middle + 4}>
        {number}
      </text>
      <Lines className={styles.text} lines={lines} x={x + 24} y={y} />
    </>
  );
}

function Lines({
  lines,
  x,
  y,
  className,
}: {
  lines: readonly TextLine[];
  x: number;
  y: number;
  className?: string;
}): ReactNode {
  return lines.map(({parts}, index) => (
    <text key={index} className={className} x={x} y={y + (index + 0.5) * lineHeight + baseline}>
      {parts.map(({text, code}, part) =>
        code ? (
          <tspan key={part} className={styles.code}>
            {text}
          </tspan>
        ) : (
          text
        ),
      )}
    </text>
  ));
}

function lineThrough(points: readonly Point[]): string {
  return points.map(({x, y}, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The path of an arrowhead whose tip is the last point. */
function headAt(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) {
    return '';
  }
  const [dx, dy] = [Math.sign(tip.x - before.x), Math.sign(tip.y - before.y)];
  const base = {x: tip.x - dx * headLength, y: tip.y - dy * headLength};
  const half = headLength / 2;
  return `${lineThrough([tip, {x: base.x - dy * half, y: base.y + dx * half}, {x: base.x + dy * half, y: base.y - dx * half}])}Z`;
}
