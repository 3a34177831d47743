import {translate} from '@docusaurus/Translate';
import type {DialogName} from './openSearch';

/** Name of a dialog, which is the label of its button, in the site's language. */
export function nameOf(dialog: DialogName): string {
  return dialog === 'ask'
    ? translate({id: 'search.ask', message: 'Ask AI'})
    : translate({id: 'search', message: 'Search'});
}

/** Notice shown while the code of a dialog takes long to load, or after it failed to load. */
export function noticeOf(dialog: DialogName, hasFailed?: boolean): string {
  const values = {dialog: nameOf(dialog)};
  return hasFailed
    ? translate({id: 'search.failed', message: '{dialog} could not be loaded. Try again or reload the page.'}, values)
    : translate({id: 'search.loading', message: 'Loading {dialog}… Esc cancels.'}, values);
}
