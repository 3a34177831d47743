import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import type {Zoom} from 'medium-zoom/dist/pure';

/** Delay after a navigation, in milliseconds, after which the page's images are in place. */
const delay = 1000;

let timer: number | undefined;
let current: Zoom | undefined;

/** Images in the content, except those with another click action. */
function contentImages(): HTMLImageElement[] {
  return Array.from(document.querySelectorAll<HTMLImageElement>('.markdown img')).filter(
    (image) => !image.closest('a, button, [data-no-zoom]'),
  );
}

/** Makes the images of a page buttons. The code for enlarging them is loaded when the reader points at one, or focuses it. */
function attach(): void {
  const images = contentImages();
  let loading: Promise<Zoom | undefined> | undefined;
  let zoom: Zoom | undefined;
  const load = async () => {
    loading ??= loadZoom(images);
    zoom = await loading;
    if (!zoom) {
      // The reader may have been offline.
      loading = undefined;
    }
    return zoom;
  };
  for (const image of images) {
    makeButton(image);
    image.addEventListener('pointerenter', () => void load());
    image.addEventListener('focus', () => void load());
    image.addEventListener('click', () => {
      // Once loaded, it has its own listeners.
      if (!zoom) {
        void load().then((loaded) => loaded?.toggle({target: image}));
      }
    });
    image.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        void load().then((loaded) => loaded?.toggle({target: image}));
      } else if (event.key === 'Tab') {
        void zoom?.close();
      }
    });
  }
}

async function loadZoom(images: readonly HTMLImageElement[]): Promise<Zoom | undefined> {
  try {
    const {attachZoom} = await import(/* webpackChunkName: "on-request-zoom" */ './imageZoom');
    current = attachZoom(images);
    return current;
  } catch (error) {
    // eslint-disable-next-line no-console -- the page works without it, so readers aren't told
    console.warn('Images cannot be enlarged: medium-zoom did not load.', error);
    return undefined;
  }
}

function makeButton(image: HTMLImageElement): void {
  image.setAttribute('role', 'button');
  image.tabIndex = 0;
  image.ariaExpanded = 'false';
  image.ariaLabel = translate(
    {
      id: 'theme.imageZoom.label',
      message: 'Enlarge image: {alt}',
      description: 'Name of an image that can be enlarged',
    },
    {alt: image.alt},
  );
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      // After Back from an enlarged image, the next page has to be visible.
      void current?.close();
      window.clearTimeout(timer);
      timer = window.setTimeout(attach, delay);
    }
  },
};

export default clientModule;
