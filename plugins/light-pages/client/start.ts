/**
 * Starts the site's code in four tasks instead of one, so that a phone can respond to the reader in between: evaluating the
 * script, React, the site's own modules, and finally the page's modules and hydration. All are in one script, because several
 * would compress less well.
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
