import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import './imageZoom.css';

let zoom: Zoom | undefined;

/**
 * Enlarges images on click; a click, Escape or scrolling closes them. Detaches images that were attached before.
 *
 * @returns functions that open and close them
 */
export function attachZoom(images: readonly HTMLImageElement[]): Zoom {
  zoom ??= createZoom();
  zoom.detach();
  zoom.attach([...images]);
  return zoom;
}

function createZoom(): Zoom {
  const created = mediumZoom({background: 'var(--ifm-background-color)', margin: 24});
  created.on('opened', ({target}) => {
    const image = target as HTMLElement;
    image.ariaExpanded = 'true';
    hideCopy();
    // The reader navigated while it was opening.
    if (!image.isConnected) {
      void created.close();
    }
  });
  created.on('closed', ({target}) => {
    (target as HTMLElement).ariaExpanded = 'false';
  });
  return created;
}

/** Hides the enlarged copy from keyboard and screen readers: the original image keeps the focus. */
function hideCopy(): void {
  const copy = document.querySelector('.medium-zoom-image--opened');
  copy?.removeAttribute('tabindex');
  copy?.removeAttribute('role');
  copy?.setAttribute('aria-hidden', 'true');
}
