import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';
import './imageZoom.css';

let zoom: Zoom | undefined;

/**
 * Makes images open enlarged when clicked; a click, Escape or scrolling closes. Images attached before are let go.
 *
 * @returns what opens and closes them
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
    // The reader went to another page while it was opening.
    if (!image.isConnected) {
      void created.close();
    }
  });
  created.on('closed', ({target}) => {
    (target as HTMLElement).ariaExpanded = 'false';
  });
  return created;
}

/** The enlarged copy is for the eye and the pointer only: the image it was made from keeps the focus. */
function hideCopy(): void {
  const copy = document.querySelector('.medium-zoom-image--opened');
  copy?.removeAttribute('tabindex');
  copy?.removeAttribute('role');
  copy?.setAttribute('aria-hidden', 'true');
}
