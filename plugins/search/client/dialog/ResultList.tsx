import ArrowIcon from '@phosphor-icons/core/assets/regular/arrow-elbow-down-left.svg';
import PageIcon from '@phosphor-icons/core/assets/regular/file-text.svg';
import SectionIcon from '@phosphor-icons/core/assets/regular/hash.svg';
import clsx from 'clsx';
import type {MouseEvent, PointerEvent, ReactNode, SyntheticEvent} from 'react';
import {memo, useEffect, useRef} from 'react';
import type {SearchResponse} from '../../core/types';
import type {Option, OptionGroup} from './options';
import {isPlainClick} from '../../../../src/lib/isPlainClick';
import VisuallyHidden from '../../../../src/components/VisuallyHidden';
import {translations} from '../translations';
import {Marked} from './Marked';
import styles from './ResultList.module.css';

export interface ResultListProps {
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  /** Which pages lack words of the query. */
  lacking: SearchResponse['lacking'];
  /** Whether only titles and headings could be searched. */
  hasFailed: boolean;
  onRetry: () => void;
  onHover: (position: number) => void;
  /** Called for every result that the reader opens, in this tab or another. */
  onSelect: (option: Option) => void;
  onNavigate: (url: string) => void;
}

/** Of `MouseEvent.button`. Browsers use it to open a link in another tab, and fire `auxclick` instead of `click`. */
const middleButton = 1;

export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

export function ResultList(props: ResultListProps): ReactNode {
  const texts = translations.results;
  const {id, groups, active, lacking, hasFailed, onRetry, onHover, onSelect, onNavigate} = props;
  const visible = useRef(0);
  useEffect(() => {
    // Skips the first result of a new list, which is always in view: measuring would force a layout.
    if (visible.current !== active) {
      visible.current = active;
      document.getElementById(optionId(id, active))?.scrollIntoView({block: 'nearest'});
    }
  }, [id, active]);

  // One listener for all results, so that a result only renders again if it changes itself.
  const optionOf = (event: SyntheticEvent): Option | undefined => {
    const element = event.target instanceof Element ? event.target.closest('[role="option"]') : null;
    return groups
      .flatMap(({options}) => options)
      .find(({position}) => element !== null && optionId(id, position) === element.id);
  };
  const hover = (event: PointerEvent): void => {
    const option = optionOf(event);
    if (option && option.position !== active) {
      onHover(option.position);
    }
  };
  const follow = (event: MouseEvent): void => {
    const option = optionOf(event);
    if (!option) {
      return;
    }
    onSelect(option);
    if (isPlainClick(event)) {
      event.preventDefault();
      onNavigate(option.url);
    }
  };
  const followElsewhere = (event: MouseEvent): void => {
    const option = event.button === middleButton ? optionOf(event) : undefined;
    if (option) {
      onSelect(option);
    }
  };

  return (
    <>
      {lacking !== 'none' && <p className={styles.notice}>{texts[lacking]}</p>}
      {hasFailed && (
        <p className={styles.notice} role="alert">
          {texts.onlyHeadings}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {translations.errorScreen.tryAgain}
          </button>
        </p>
      )}
      {/* The results are links. The field handles the keyboard, and references the active one. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        id={id}
        role="listbox"
        aria-label={texts.list}
        className={styles.list}
        onPointerMove={hover}
        onClick={follow}
        onAuxClick={followElsewhere}
      >
        {groups.map(({label, options}) => (
          <div key={label} role="group" aria-label={label}>
            <div className={styles.groupLabel} aria-hidden="true">
              {label}
            </div>
            {/* By position instead of URL, so that a result reuses the elements of the previous one. */}
            {options.map((option, place) => (
              <Result
                key={place}
                id={optionId(id, option.position)}
                option={option}
                isActive={option.position === active}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface ResultProps {
  id: string;
  option: Option;
  isActive: boolean;
}

const Result = memo(function Result({id, option, isActive}: ResultProps): ReactNode {
  const Icon = option.kind === 'page' ? PageIcon : SectionIcon;
  return (
    // The field keeps the focus and references this option as the active one; Enter clicks it.
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={option.url}
      className={clsx(styles.option, option.isNested && styles.nested)}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>
        <span className={styles.title}>
          <Marked segments={option.title} />
        </span>
        {option.place !== '' && (
          <span className={styles.place}>
            <VisuallyHidden>, </VisuallyHidden>
            {option.place}
          </span>
        )}
        {option.content.length > 0 && (
          <span className={styles.content}>
            <VisuallyHidden>: </VisuallyHidden>
            <Marked segments={option.content} />
          </span>
        )}
      </span>
      {isActive && <ArrowIcon className={styles.enter} aria-hidden="true" />}
    </a>
  );
});
