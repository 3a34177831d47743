// Ejected: our own search box and modal in place of DocSearch, over any backend, without a preconnect to Algolia.
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';
import type {LoadDialog} from '../../../plugins/search/client/loadDialog';
import {SearchBox} from '../../../plugins/search/client/SearchBox';
import {SearchButtons} from '../../../plugins/search/client/SearchButtons';

const loadAsk: LoadDialog = () =>
  import(/* webpackChunkName: "on-request-ask" */ '../../../plugins/ask/client/AskDialog');

/**
 * On the server and until the page is interactive there are the same buttons without the keys, as large: a press is kept
 * until there is something to open (plugins/before-hydration).
 */
export default function SearchBar(): ReactNode {
  return <BrowserOnly fallback={<SearchButtons />}>{() => <SearchBox loadAsk={loadAsk} />}</BrowserOnly>;
}
