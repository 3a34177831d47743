/**
 * Begins the site's code in three tasks instead of one, so that a phone is free for the reader in between: React first, then
 * the site's own modules, then the modules of the page and its hydration. All are in the same script, as several would
 * compress less well.
 */
import './registerNames';
import 'react-dom/client';

setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App').then(() =>
    setTimeout(() => {
      void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
    }),
  );
});
