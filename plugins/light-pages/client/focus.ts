import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a link has to stay focused, in milliseconds, so that tabbing through a menu doesn't load all of its pages. */
const delay = 150;

if (ExecutionEnvironment.canUseDOM) {
  let timer: number | undefined;
  document.addEventListener('focusin', ({target}) => {
    window.clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    // Files, such as a page's Markdown, aren't pages.
    if (link && link.pathname !== window.location.pathname && !link.pathname.includes('.')) {
      timer = window.setTimeout(() => void window.docusaurus.preload(link.pathname), delay);
    }
  });
}
