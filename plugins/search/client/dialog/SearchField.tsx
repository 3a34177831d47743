import SearchIcon from '@phosphor-icons/core/assets/regular/magnifying-glass.svg';
import ClearIcon from '@phosphor-icons/core/assets/regular/x-circle.svg';
import clsx from 'clsx';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import {translations} from '../translations';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  inputRef: RefObject<HTMLInputElement>;
  onChange: (value: string) => void;
  onClear: () => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  listId: string;
  isExpanded: boolean;
  activeId?: string;
  isBusy: boolean;
}

/** The search field, a combobox whose list is elsewhere in the dialog. Its text isn't React state (see useFieldText.ts). */
export function SearchField(props: SearchFieldProps): ReactNode {
  const {inputRef, onChange, onClear, onClose, onKeyDown, listId, isExpanded, activeId, isBusy} = props;
  return (
    <form role="search" className={styles.field} onSubmit={(event) => event.preventDefault()} onReset={onClear}>
      <label className={styles.label}>
        <SearchIcon className={clsx(styles.icon, isBusy && styles.busy)} aria-hidden="true" />
        <input
          ref={inputRef}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={translations.searchBox.inputLabel}
          aria-autocomplete="list"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={isExpanded ? activeId : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={512}
          placeholder={translations.searchBox.placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      {/* Hidden by the stylesheet while the field is empty. */}
      <button
        type="reset"
        className={styles.clear}
        aria-label={translations.searchBox.clear}
        title={translations.searchBox.clear}
      >
        <ClearIcon className={styles.clearIcon} aria-hidden="true" />
      </button>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {translations.searchBox.cancel}
      </button>
    </form>
  );
}
