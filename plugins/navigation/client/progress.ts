import nprogress from 'nprogress';

/** nprogress's own, without its role: there is no `bar`. */
const template = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/**
 * The progress bar itself, and its delay of 200 ms, are theme-classic's. Its settings are nprogress's defaults, stated
 * here because the site promises them: the bar starts at 8 %, moves in 200 ms, and creeps up to 2 % every 800 ms.
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
