import {useColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentType, MutableRefObject, ReactNode} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {OpenRequest} from './openSearch';
import type {SearchDialogProps} from './dialog/SearchDialog';
import {SearchButtons} from './SearchButtons';
import {loadDialog} from './loadDialog';
import {onOpenRequest, openAsk, openSearch} from './openSearch';
import {useSearchConfig} from './useSearchConfig';
import {useShortcuts} from './useShortcuts';

type Dialogs = Partial<Record<OpenRequest['dialog'], ComponentType<SearchDialogProps>>>;

const onSearch = (): void => openSearch();
const onAsk = (): void => openAsk();

/** Buttons of the navbar, and the dialogs they open. The dialogs are loaded when a reader reaches for them. */
export function SearchBox(): ReactNode {
  const {colorMode} = useColorMode();
  const searchConfig = useSearchConfig();
  const [open, setOpen] = useState<OpenRequest['dialog']>();
  const [dialogs, setDialogs] = useState<Dialogs>({});
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const stopTyping = useRef<() => void>();
  // Outlives the dialog, which is replaced with the search box when the colour mode changes.
  const typed = useRef('');

  const load = useCallback(
    async (wanted: OpenRequest['dialog']) => {
      const component = await loadDialog(wanted, searchConfig);
      setDialogs((before) => ({...before, [wanted]: component}));
    },
    [searchConfig],
  );

  const prepare = useCallback(
    (wanted: OpenRequest['dialog']) => {
      // What fails here is told when the reader opens the dialog, which loads again.
      load(wanted).catch(() => undefined);
    },
    [load],
  );

  const show = useCallback(
    async (request: OpenRequest) => {
      opener.current ??= document.activeElement;
      typed.current = request.query ?? '';
      setFailed(false);
      setOpen(request.dialog);
      stopTyping.current?.();
      stopTyping.current = typeAhead(typed);
      try {
        await load(request.dialog);
      } catch (error) {
        // The reader can press the button again: this page's only trace of the reason is the console (SEARCH-05).
        // eslint-disable-next-line no-console
        console.error('The search library failed to load', error);
        stopTyping.current();
        setOpen(undefined);
        setFailed(true);
      }
    },
    [load],
  );

  const close = useCallback(() => {
    stopTyping.current?.();
    setOpen(undefined);
    const target = opener.current;
    opener.current = null;
    // A frame later: the dialog gives the focus back itself, to a button that may have been replaced since.
    requestAnimationFrame(() => {
      const isThere = target instanceof HTMLElement && target.isConnected && target !== document.body;
      (isThere ? target : button.current)?.focus({preventScroll: true});
    });
  }, []);

  useEffect(() => onOpenRequest((request) => void show(request)), [show]);
  const keys = useShortcuts(open !== undefined);
  const Dialog = open && dialogs[open];
  const className = clsx('search-box', colorMode === 'dark' && 'search-box--dark');

  return (
    <div key={colorMode} className={className} data-search-box={colorMode}>
      <SearchButtons keys={keys} searchRef={button} onSearch={onSearch} onAsk={onAsk} onIntent={prepare} />
      {failed && (
        <span role="alert" className="search-box__failure">
          Search could not be loaded. Try again.
        </span>
      )}
      {Dialog && createPortal(<Dialog className={className} typedRef={typed} onClose={close} />, document.body)}
    </div>
  );
}

/** Keeps what is typed until the dialog has the focus: it is what the dialog opens with. */
function typeAhead(typed: MutableRefObject<string>): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.closest('dialog')) {
      stop();
    } else if (event.key.length === 1 && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      typed.current += event.key;
    }
  };
  const stop = (): void => document.removeEventListener('keydown', onKeyDown);
  document.addEventListener('keydown', onKeyDown);
  return stop;
}
