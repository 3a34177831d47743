// Ejected: our own search box and modal in place of DocSearch, over any backend, without a preconnect to Algolia.
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';
import type {LoadDialog} from '../../../plugins/search/client/loadDialog';
import {SearchBox} from '../../../plugins/search/client/SearchBox';
import {SearchPlaceholder} from '../../../plugins/search/client/SearchPlaceholder';

const loadAsk: LoadDialog = () => import('../../../plugins/ask/client/AskDialog');

export default function SearchBar(): ReactNode {
  return <BrowserOnly fallback={<SearchPlaceholder />}>{() => <SearchBox loadAsk={loadAsk} />}</BrowserOnly>;
}
