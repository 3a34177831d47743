import {useHistory} from '@docusaurus/router';
import type {MutableRefObject, ReactNode} from 'react';
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {hasModifier} from '../../../../src/lib/hasModifier';
import {isComposing} from '../../../../src/lib/isComposing';
import type {HistoryEntry} from '../../core/history';
import {remember} from '../../core/history';
import {regroup} from '../../core/regroup';
import {getBackend, type SearchConfig} from '../getBackend';
import {useSearchConfig} from '../useSearchConfig';
import type {Option} from './options';
import {Footer} from './Footer';
import {Modal} from './Modal';
import {SearchField} from './SearchField';
import {ErrorScreen} from './ErrorScreen';
import {NoResultsScreen} from './NoResultsScreen';
import {ResultList, optionId} from './ResultList';
import {StartScreen} from './StartScreen';
import {firstOptions, toOptions} from './options';
import {useCountResults} from './useCountResults';
import {useFieldText} from './useFieldText';
import {useResults} from './useResults';
import {useSearchHistory} from './useSearchHistory';
import {translations} from '../translations';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  className: string;
  /**
   * The typed text, with a line break at its end if Enter was pressed before the dialog had loaded. It outlives the
   * dialog, which is remounted when the color mode changes.
   */
  typedRef: MutableRefObject<string>;
  onClose: () => void;
}

const listId = 'search-results';
/** Number of results rendered while the reader types, which fill the modal. */
const mostAtOnce = 8;
/** Milliseconds without a change until the remaining results are rendered, out of view below. */
const pauseBeforeOthers = 300;

/** @returns the search dialog; starts loading what the first search needs */
export function prepare(config: SearchConfig): typeof SearchDialog {
  getBackend(config).warmUp();
  return SearchDialog;
}

function SearchDialog({className, typedRef, onClose}: SearchDialogProps): ReactNode {
  const [history, updateHistory] = useSearchHistory();
  const config = useSearchConfig();
  const [results, search, choose] = useResults(getBackend(config));
  const countResults = useCountResults();
  const groups = useMemo(
    () => toOptions(regroup(results.response?.hits ?? [], config.groups)),
    [config.groups, results.response],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const active = Math.max(
    0,
    options.findIndex(({url}) => url === results.chosen),
  );
  const isPausing = usePause(results.response);
  const showsAll = isPausing || active > 0;
  const shown = useMemo(() => (showsAll ? groups : firstOptions(groups, mostAtOnce)), [groups, showsAll]);
  const navigate = useNavigate(onClose);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLDivElement>(null);
  /** Whether Enter was pressed for the current text before it had results. */
  const isEntered = useRef(typedRef.current.endsWith('\n'));
  const isStart = results.query === '' && results.isDone;
  const {onInput, setText} = useFieldText(input, typedRef, search);
  const replace = (query: string): void => {
    isEntered.current = false;
    setText(query);
    // The clicked button disappears with its screen, so move the focus.
    input.current?.focus();
  };
  // Results of another query begin at the top, wherever the reader has scrolled to.
  useLayoutEffect(() => {
    // As a statement, because newer browsers return a promise, which isn't an effect's cleanup.
    body.current?.scrollTo({top: 0});
  }, [results.query]);
  const [isRetried, setIsRetried] = useState(false);
  const retry = (): void => {
    setIsRetried(true);
    replace(typedRef.current);
  };

  const select = (option: Option): void => {
    updateHistory((before) => remember(before, option.entry));
  };
  const open = (entry: HistoryEntry): void => {
    updateHistory((before) => remember(before, entry));
    navigate(entry.url);
  };

  const setActive = (position: number): void => choose(options[position]?.url ?? '');
  const openOption = (option: Option | undefined): void => {
    if (option) {
      open(option.entry);
    }
  };

  // Enter opens a result for the current text, not for an earlier one, so it waits for results if necessary.
  const isForTyped = (): boolean => results.query === typedRef.current.trim();
  const enter = (): void => {
    if (isForTyped() && (results.isDone || options.length > 0)) {
      openOption(options[active]);
    } else {
      isEntered.current = true;
    }
  };
  /** Like a click with the same modifier, which stays in the dialog. */
  const openInNewTab = ({ctrlKey, metaKey}: React.KeyboardEvent): void => {
    if (isForTyped()) {
      const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey});
      body.current?.querySelector('[aria-selected="true"]')?.dispatchEvent(click);
    }
  };
  useEffect(() => {
    const mayImprove = results.response?.isEarly && !results.isDone;
    if (isEntered.current && isForTyped() && !mayImprove) {
      isEntered.current = false;
      // If only a part could be searched, leave the choice to the reader.
      openOption(results.hasFailed ? undefined : options[0]);
    }
  });

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (isComposing(event)) {
      return;
    }
    const step = hasModifier(event) ? undefined : {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && isStart) {
      event.preventDefault();
      start.current?.querySelector<HTMLElement>('a')?.focus();
    } else if (step && options.length > 0) {
      event.preventDefault();
      setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      openInNewTab(event);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    }
  };

  return (
    <Modal label={translations.searchBox.inputLabel} className={className} onClose={onClose}>
      <SearchField
        inputRef={input}
        onChange={(text) => {
          isEntered.current = false;
          onInput(text);
        }}
        onClear={() => replace('')}
        onClose={onClose}
        onKeyDown={onKeyDown}
        listId={listId}
        isExpanded={!isStart && options.length > 0}
        activeId={options.length > 0 ? optionId(listId, active) : undefined}
        isBusy={results.isSlow}
      />
      {/* Scrollable, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={body} className={styles.body} role="group" aria-label={translations.results.region} tabIndex={0}>
        {screen()}
      </div>
      <Footer />
      <Announcer text={announcement()} />
    </Modal>
  );

  function screen(): ReactNode {
    if (isStart) {
      return (
        <StartScreen screenRef={start} inputRef={input} history={history} onUpdate={updateHistory} onOpen={open} />
      );
    }
    if (options.length > 0) {
      return (
        <ResultList
          id={listId}
          groups={shown}
          active={active}
          lacking={results.response?.lacking ?? 'none'}
          hasFailed={results.hasFailed}
          onRetry={retry}
          onHover={setActive}
          onSelect={select}
          onNavigate={navigate}
        />
      );
    }
    if (results.hasFailed) {
      return <ErrorScreen isRepeated={isRetried} onRetry={retry} />;
    }
    return results.response && results.isDone ? (
      <NoResultsScreen query={results.query} onSuggest={replace} />
    ) : (
      <p className={styles.waiting}>{translations.results.waiting}</p>
    );
  }

  function announcement(): string {
    if (isStart || !results.isDone) {
      return '';
    }
    // Includes the query, because screen readers don't announce the same number again.
    if (options.length > 0) {
      return `"${results.query}": ${countResults(options.length)}`;
    }
    // Errors are announced anyway, because they're alerts.
    return results.hasFailed ? '' : `${translations.noResultsScreen.title} "${results.query}"`;
  }
}

/** @returns whether a value has stayed the same for a while */
function usePause(value: unknown): boolean {
  const [lasting, setLasting] = useState<unknown>();
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), pauseBeforeOthers);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting === value;
}

/** Opens a result, without a page load if it's on this site. */
function useNavigate(onClose: () => void): (url: string) => void {
  const history = useHistory();
  return (url) => {
    onClose();
    if (url.startsWith('/')) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  };
}

/** Announces the number of results to screen readers, once the reader has stopped typing. */
function Announcer({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div role="status" className={styles.announcer}>
      {said}
    </div>
  );
}
