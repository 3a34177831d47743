/** Replaces theme-classic's nprogress (see ../index.ts): the progress bar of a navigation. */
import '@docusaurus/theme-classic/lib/nprogress.css';
import type {ClientModule} from '@docusaurus/types';
import nprogress from 'nprogress';

/** How long a page may take to load until the bar appears, in milliseconds; the same as upstream's. */
const delay = 200;

/** nprogress's own template, but without the role `bar`, which doesn't exist. */
const template = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';

/**
 * These are nprogress's defaults, repeated here because the acceptance list requires them: the bar starts at 8 %, moves in
 * 200 ms, and advances by up to 2 % every 800 ms.
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

let timer: number | undefined;

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // Also the timer of a navigation that this one replaces, for which Docusaurus doesn't call the function below.
    const clear = () => window.clearTimeout(timer);
    clear();
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      timer = window.setTimeout(() => nprogress.start(), delay);
    }
    return clear;
  },
  onRouteDidUpdate() {
    nprogress.done();
  },
};

export default clientModule;
