import Loading from '@theme/Loading';
import React from 'react';
import {createRoot} from 'react-dom/client';

/**
 * Shows the loader's error above the content of a page that React has not taken over, and leaves the rest of the
 * served HTML alone. Retry loads the page again.
 */
export function showLoadError(error: unknown): void {
  // No key waits any longer for code that doesn't come.
  window.early?.keys();
  const content = document.querySelector('main article') ?? document.querySelector('main') ?? document.body;
  const container = document.createElement('div');
  content.prepend(container);
  createRoot(container).render(
    <Loading isLoading={false} pastDelay timedOut={false} error={error} retry={() => window.location.reload()} />,
  );
}
