/**
 * Begins the site's code in two tasks instead of one, so that a phone is free for the reader in between: React first, then
 * all that uses it. Both are in the same script, as two would compress less well.
 */
import './registerNames';
import 'react-dom/client';

setTimeout(() => {
  void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
});
