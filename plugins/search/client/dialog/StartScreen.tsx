import PageIcon from '@phosphor-icons/core/assets/regular/file-text.svg';
import RecentIcon from '@phosphor-icons/core/assets/regular/clock-counter-clockwise.svg';
import StarIcon from '@phosphor-icons/core/assets/regular/star.svg';
import FavoriteIcon from '@phosphor-icons/core/assets/fill/star-fill.svg';
import RemoveIcon from '@phosphor-icons/core/assets/regular/x.svg';
import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import type {HistoryEntry, SearchHistory} from '../../core/history';
import {favorite, forget} from '../../core/history';
import {hasModifier} from '../../../../src/lib/hasModifier';
import {isPlainClick} from '../../../../src/lib/isPlainClick';
import {popularPages} from '../../../../src/data/popularPages';
import {translateData} from '../../../../src/components/translateData';
import VisuallyHidden from '../../../../src/components/VisuallyHidden';
import {sectionPages} from '../sectionPages';
import {translations} from '../translations';
import styles from './StartScreen.module.css';

export interface StartScreenProps {
  screenRef: RefObject<HTMLDivElement>;
  inputRef: RefObject<HTMLInputElement>;
  history: SearchHistory;
  onUpdate: (change: (history: SearchHistory) => SearchHistory) => void;
  onOpen: (entry: HistoryEntry) => void;
}

const popular = popularPages.map(({title, url}) => ({title: translateData(`popular.${url}`, title), url, place: ''}));

/** Shown before anything is typed: the reader's recent searches, neighbors of the current page, and popular pages. */
export function StartScreen({screenRef, inputRef, history, onUpdate, onOpen}: StartScreenProps): ReactNode {
  const texts = translations.startScreen;
  const {recent, favorites} = history;
  const change = (update: (history: SearchHistory) => SearchHistory): void => {
    onUpdate(update);
    inputRef.current?.focus();
  };
  return (
    // Moves the focus among the links inside, which are operable themselves.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={screenRef} className={styles.screen} onKeyDown={(event) => moveFocus(event, inputRef)}>
      {recent.length === 0 && favorites.length === 0 && <p className={styles.empty}>{texts.noRecent}</p>}
      <EntryList title={texts.recent} entries={recent} Icon={RecentIcon} onOpen={onOpen}>
        {(entry) => (
          <>
            <Action
              label={texts.save}
              Icon={StarIcon}
              entry={entry}
              onClick={() => change((before) => favorite(before, entry))}
            />
            <Action
              label={texts.remove}
              Icon={RemoveIcon}
              entry={entry}
              onClick={() => change((before) => forget(before, entry))}
            />
          </>
        )}
      </EntryList>
      <EntryList title={texts.favorite} entries={favorites} Icon={FavoriteIcon} onOpen={onOpen}>
        {(entry) => (
          <Action
            label={texts.removeFavorite}
            Icon={RemoveIcon}
            entry={entry}
            onClick={() => change((before) => forget(before, entry))}
          />
        )}
      </EntryList>
      <EntryList title={texts.section} entries={sectionPages()} Icon={PageIcon} onOpen={onOpen} />
      <EntryList title={texts.popular} entries={popular} Icon={PageIcon} onOpen={onOpen} />
    </div>
  );
}

type IconComponent = typeof StarIcon;

interface EntryListProps {
  title: string;
  entries: readonly HistoryEntry[];
  Icon: IconComponent;
  onOpen: (entry: HistoryEntry) => void;
  children?: (entry: HistoryEntry) => ReactNode;
}

function EntryList({title, entries, Icon, onOpen, children}: EntryListProps): ReactNode {
  return entries.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.url} className={styles.entry}>
            <a
              href={entry.url}
              className={styles.link}
              onClick={(event) => {
                if (isPlainClick(event)) {
                  event.preventDefault();
                  onOpen(entry);
                }
              }}
            >
              <Icon className={styles.icon} aria-hidden="true" />
              <span className={styles.text}>
                <span className={styles.name}>{entry.title}</span>
                {entry.place !== '' && (
                  <span className={styles.place}>
                    <VisuallyHidden>, </VisuallyHidden>
                    {entry.place}
                  </span>
                )}
              </span>
            </a>
            {children?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActionProps {
  label: string;
  Icon: IconComponent;
  entry: HistoryEntry;
  onClick: () => void;
}

function Action({label, Icon, entry, onClick}: ActionProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.action}
      title={label}
      aria-label={`${label}: ${entry.title}`}
      onClick={onClick}
    >
      <Icon className={styles.icon} aria-hidden="true" />
    </button>
  );
}

/** The up and down arrow keys move through the links, and from the first one back to the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>, inputRef: RefObject<HTMLInputElement>): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  if (!step || hasModifier(event)) {
    return;
  }
  event.preventDefault();
  const links = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('a'));
  const entry = (event.target as HTMLElement).closest('li')?.querySelector('a');
  const next = (entry ? links.indexOf(entry) : -1) + step;
  (next < 0 ? inputRef.current : links[Math.min(next, links.length - 1)])?.focus();
}
