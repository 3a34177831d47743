import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';

/**
 * Shows the loading error above the content of a page that isn't hydrated, and keeps the rest of the served HTML. Retry
 * reloads the page.
 */
export function showLoadError(error: unknown): void {
  // Stop queuing keys for code that won't load.
  window.early?.keys();
  const content = document.querySelector('main article') ?? document.querySelector('main') ?? document.body;
  const container = document.createElement('div');
  content.prepend(container);
  createRoot(container).render(
    <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={() => window.location.reload()} />,
  );
}
