import SearchIcon from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import AskIcon from '@phosphor-icons/core/assets/regular/sparkle.svg';
import type {ReactNode} from 'react';
import {nameOf} from './dialogTexts';
import type {DialogName} from './openSearch';
import {openAsk, openSearch} from './openSearch';
import styles from './SearchButtons.module.css';

export interface SearchButtonsProps {
  /** Keyboard shortcut of search, as displayed; without it, its space stays reserved. */
  keys?: string;
  /** Called when the reader is about to click a button. */
  onIntent?: (dialog: DialogName) => void;
}

export function SearchButtons({keys, onIntent}: SearchButtonsProps): ReactNode {
  const intent = (dialog: DialogName) => {
    const tell = (): void => onIntent?.(dialog);
    return {onPointerEnter: tell, onFocus: tell, onTouchStart: tell};
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className={styles.search} onClick={() => openSearch()} {...intent('search')}>
        <SearchIcon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{nameOf('search')}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {keys}
        </kbd>
      </button>

      <button type="button" className={styles.ask} onClick={() => openAsk()} {...intent('ask')}>
        <AskIcon className={styles.icon} aria-hidden="true" />
        <span className={styles.label}>{nameOf('ask')}</span>
      </button>
    </div>
  );
}
