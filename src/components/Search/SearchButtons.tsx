import SearchIcon from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import AskIcon from '@phosphor-icons/core/assets/regular/sparkle.svg';
import {translate} from '@docusaurus/Translate';
import type {ReactNode, Ref} from 'react';
import {memo} from 'react';
import styles from './SearchButtons.module.css';

export interface SearchButtonsProps {
  /** Keys that open search, as shown; without it their place is kept free. */
  keys?: string;
  isDisabled?: boolean;
  searchRef?: Ref<HTMLButtonElement>;
  onSearch?: () => void;
  onAsk?: () => void;
  /** Called when the reader is about to press a button. */
  onIntent?: (dialog: 'search' | 'ask') => void;
}

export const SearchButtons = memo(function SearchButtons(props: SearchButtonsProps): ReactNode {
  const {keys, isDisabled, searchRef, onSearch, onAsk, onIntent} = props;
  const intent = (dialog: 'search' | 'ask') => {
    const tell = (): void => onIntent?.(dialog);
    return {onPointerEnter: tell, onFocus: tell, onTouchStart: tell};
  };
  return (
    <div className={styles.buttons}>
      <button
        ref={searchRef}
        type="button"
        disabled={isDisabled}
        className={styles.search}
        onClick={onSearch}
        {...intent('search')}
      >
        <SearchIcon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>
          {translate({id: 'theme.SearchBar.label', message: 'Search', description: 'The label of the search button'})}
        </span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>

      <button type="button" disabled={isDisabled} className={styles.ask} onClick={onAsk} {...intent('ask')}>
        <AskIcon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>
          {translate({id: 'search.askButton', message: 'Ask AI', description: 'The label of the assistant button'})}
        </span>
      </button>
    </div>
  );
});
