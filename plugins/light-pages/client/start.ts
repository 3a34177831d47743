/**
 * Begins the site's code in four tasks instead of one, so that a phone is free for the reader in between: reading the script,
 * React, the site's own modules, and then the modules of the page and its hydration. All are in one script, as several would
 * compress less well.
 */
import './registerNames';

const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function start(): Promise<void> {
  for (const step of steps) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await step();
  }
}

void start();
