import {translate} from '@docusaurus/Translate';
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import './imageZoom.css';

let zoom: Zoom | undefined;

/**
 * Makes images open enlarged when clicked, and when Enter or Space is pressed on them; a click, the same keys, Escape
 * or scrolling closes. Images attached before are let go.
 */
export function attachZoom(images: readonly HTMLImageElement[]): void {
  zoom ??= createZoom();
  zoom.detach();
  zoom.attach([...images]);
  images.forEach(makeButton);
}

function createZoom(): Zoom {
  const created = mediumZoom({background: 'var(--ifm-background-color)', margin: 24});
  created.on('opened', ({target}) => {
    (target as HTMLElement).ariaExpanded = 'true';
    hideCopy();
  });
  created.on('closed', ({target}) => {
    (target as HTMLElement).ariaExpanded = 'false';
  });
  return created;
}

function makeButton(image: HTMLImageElement): void {
  if (image.getAttribute('role') === 'button') {
    return;
  }
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
  image.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      void zoom?.toggle({target: image});
    } else if (event.key === 'Tab') {
      void zoom?.close();
    }
  });
}

/** The enlarged copy is for the eye and the pointer only: the image it was made from keeps the focus. */
function hideCopy(): void {
  const copy = document.querySelector('.medium-zoom-image--opened');
  copy?.removeAttribute('tabindex');
  copy?.removeAttribute('role');
  copy?.setAttribute('aria-hidden', 'true');
}
