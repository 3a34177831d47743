import nprogress from 'nprogress';

/** nprogress's own template, but without the role `bar`, which doesn't exist. */
const template = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/**
 * The progress bar and its delay of 200 ms come from theme-classic. Its settings are nprogress's defaults, repeated here because
 * the acceptance list requires them: the bar starts at 8 %, moves in 200 ms, and advances by up to 2 % every 800 ms.
 */
const settings = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.bar',
  template,
};

nprogress.configure(settings);
