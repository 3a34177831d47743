/**
 * Puts what most docs pages use into the site's code; otherwise, each page would have a copy in its own script.
 */
export {useMDXComponents} from '@mdx-js/react';
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
