/** A rectangle in CSS pixels, relative to the top left corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Computes the part of the window that a screenshot shows.
 *
 * @param boxes - positions of the elements in focus, at least one
 * @param margin - space around them in CSS pixels
 * @param window - size of the window, which limits the frame
 * @returns the smallest frame around all boxes and their margin, in whole pixels
 * @throws Error if all elements are outside of the window
 */
export function frameOf(boxes: readonly Box[], margin: number, window: {width: number; height: number}): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - margin));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map(({x, width}) => x + width)) + margin));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map(({y, height}) => y + height)) + margin));
  if (right <= left || bottom <= top) {
    throw new Error(
      'the elements in `focus` are outside the window: scroll to them in `steps`, or make `window` higher',
    );
  }
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/**
 * Computes the position of the numbered dot that marks an element: its top left corner.
 *
 * @param box - position of the element
 * @param frame - the part of the window that the screenshot shows
 * @param radius - radius of the dot in CSS pixels; the whole dot stays inside the frame
 * @returns the center of the dot
 * @throws Error if the screenshot doesn't show the element
 */
export function dotOf(box: Box, frame: Box, radius: number): {x: number; y: number} {
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  if (box.x >= right || box.y >= bottom || box.x + box.width <= frame.x || box.y + box.height <= frame.y) {
    throw new Error('a marked element is outside the screenshot: add it to `focus`');
  }
  return {
    x: Math.min(Math.max(box.x, frame.x + radius), right - radius),
    y: Math.min(Math.max(box.y, frame.y + radius), bottom - radius),
  };
}
