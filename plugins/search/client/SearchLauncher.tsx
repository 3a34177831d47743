import Translate from '@docusaurus/Translate';
import SearchIcon from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import type {ReactNode} from 'react';
import {openSearch} from './openSearch';
import styles from './SearchLauncher.module.css';

/**
 * A button that looks like a search field and opens the search modal. Not rendered without JavaScript, which search
 * needs.
 */
export default function SearchLauncher(): ReactNode {
  return (
    <button type="button" className={styles.launcher} onClick={() => openSearch()}>
      <SearchIcon className={styles.icon} aria-hidden="true" focusable="false" />
      <Translate id="theme.SearchModal.placeholder" description="The placeholder of the input of the search modal">
        Search documentation...
      </Translate>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </button>
  );
}
