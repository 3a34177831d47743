/**
 * Size of the window for screenshots, in CSS pixels; files have `scale` times as many. In a narrower window, the panel would use its
 * layout for tablets. In this one, a view without the navigation is about as wide as the text of a page.
 */
export const screenshotSize = {width: 1080, height: 800, scale: 1.5} as const;

/** Window for phones, and the width up to which a screenshot is legible on a phone as it is, in CSS pixels. */
export const phoneSize = {width: 440, height: 800, legibleWidth: 480} as const;
