import type {ReactNode} from 'react';
import {SearchButtons} from './SearchButtons';

/** What stands in the place of the search box on the server and until the page is interactive: same look, same size. */
export function SearchPlaceholder(): ReactNode {
  return (
    <div aria-hidden="true">
      <SearchButtons isDisabled />
    </div>
  );
}
