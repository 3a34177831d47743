/**
 * What most pages of docs have beside what all have, in the site's code: pages would each carry it in their own script.
 */
export {useMDXComponents} from '@mdx-js/react';
export {default as TabItem} from '@theme/TabItem';
export {default as Tabs} from '@theme/Tabs';
