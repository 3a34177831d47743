// Ejected: our own search box and modal instead of DocSearch, for any backend, without a preconnect to Algolia.
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';
import type {LoadDialog} from '../../../plugins/search/client/loadDialog';
import {SearchBox} from '../../../plugins/search/client/SearchBox';
import {SearchButtons} from '../../../plugins/search/client/SearchButtons';

const loadAsk: LoadDialog = () =>
  import(/* webpackChunkName: "on-request-ask" */ '../../../plugins/ask/client/AskDialog');

/**
 * On the server and until the page is interactive, these are the same buttons in the same size, but without shortcuts. Clicks are
 * queued until the modal can open (plugins/before-hydration).
 */
export default function SearchBar(): ReactNode {
  return <BrowserOnly fallback={<SearchButtons />}>{() => <SearchBox loadAsk={loadAsk} />}</BrowserOnly>;
}
