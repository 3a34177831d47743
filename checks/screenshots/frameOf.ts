/** A rectangle in CSS pixels, from the top left corner of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of a window to show.
 *
 * @param boxes - where the elements in focus are; at least one
 * @param margin - room around them, in CSS pixels
 * @param window - size of the window, which the frame never leaves
 * @returns the smallest frame of whole pixels around all boxes
 * @throws Error when nothing of the elements is inside the window
 */
export function frameOf(boxes: readonly Box[], margin: number, window: {width: number; height: number}): Box {
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({x}) => x)) - margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({y}) => y)) - margin));
  const right = Math.min(window.width, Math.ceil(Math.max(...boxes.map(({x, width}) => x + width)) + margin));
  const bottom = Math.min(window.height, Math.ceil(Math.max(...boxes.map(({y, height}) => y + height)) + margin));
  if (right <= left || bottom <= top) {
    throw new Error('what is in focus is outside the window: scroll to it in `steps`, or make `window` higher');
  }
  return {x: left, y: top, width: right - left, height: bottom - top};
}

/**
 * Where the number of an element goes: the center of a dot at the element's top left corner.
 *
 * @param box - where the element is
 * @param frame - what the screenshot shows
 * @param radius - of the dot, which stays inside the frame
 * @throws Error when the screenshot doesn't show the element
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
