// Ejected: our own search box and modal in place of DocSearch, over any backend, without a preconnect to Algolia.
import BrowserOnly from '@docusaurus/BrowserOnly';
import type {ReactNode} from 'react';
import {SearchBox} from '../../components/Search/SearchBox';
import {SearchPlaceholder} from '../../components/Search/SearchPlaceholder';

export default function SearchBar(): ReactNode {
  return <BrowserOnly fallback={<SearchPlaceholder />}>{() => <SearchBox />}</BrowserOnly>;
}
