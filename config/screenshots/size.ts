/** Window that pictures are taken in, in CSS pixels; files have `scale` times as many. */
export const screenshotSize = {width: 1280, height: 800, scale: 1.5} as const;
