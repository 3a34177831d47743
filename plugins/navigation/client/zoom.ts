import type {ClientModule} from '@docusaurus/types';

/** Milliseconds after a navigation: the page's images are in place, and reading has begun. */
const delay = 1000;

let timer: number | undefined;

/** Images of the content, without those that do something else when they are clicked. */
function contentImages(): HTMLImageElement[] {
  return Array.from(document.querySelectorAll<HTMLImageElement>('.markdown img')).filter(
    (image) => !image.closest('a, button, [data-no-zoom]'),
  );
}

async function attach(): Promise<void> {
  const images = contentImages();
  if (images.length > 0) {
    const {attachZoom} = await import(/* webpackChunkName: "on-request-zoom" */ './imageZoom');
    attachZoom(images);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        attach().catch((error: unknown) => {
          // eslint-disable-next-line no-console -- the page works without, so no one else is told
          console.warn('Images cannot be enlarged: medium-zoom did not load.', error);
        });
      }, delay);
    }
  },
};

export default clientModule;
