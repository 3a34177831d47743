import {useLocation} from '@docusaurus/router';
import type {ComponentType, MutableRefObject, RefObject} from 'react';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchDialogProps} from './dialog/SearchDialog';
import type {DialogName} from './openSearch';
import {type LoadDialog, loadDialog} from './loadDialog';
import {noticeOf} from './dialogTexts';
import {onKey} from './onKey';
import {onOpenRequest} from './openSearch';
import {useSearchConfig} from './useSearchConfig';

interface Shown {
  Dialog?: ComponentType<SearchDialogProps>;
  /** Shown while the code of a dialog takes long to load, or after it failed to load. */
  notice?: string;
}

export interface WantedDialog extends Shown {
  /** The typed text. It outlives the dialog, which is remounted with the search box when the color mode changes. */
  typedRef: MutableRefObject<string>;
  /** Preloads what a dialog needs. */
  prepare: (name: DialogName) => void;
  close: () => void;
}

/** Milliseconds after which a reader needs feedback. */
const longestImmediate = 400;

/**
 * Opens dialogs on request (see openSearch.ts). Only the newest request counts: failures of older ones are logged and
 * change nothing.
 *
 * @param box - element with the buttons, which gets the focus if the element that had it is gone
 * @param loadAsk - loads the assistant; the same function on every render
 */
export function useDialog(box: RefObject<HTMLElement>, loadAsk: LoadDialog): WantedDialog {
  const searchConfig = useSearchConfig();
  const {pathname} = useLocation();
  const [shown, setShown] = useState<Shown>({});
  const opener = useRef<HTMLElement | SVGElement | null>(null);
  /** Identifies the newest request until its dialog is closed. */
  const newest = useRef<object>();
  const typedRef = useRef('');

  const prepare = (name: DialogName): void => {
    // A failure is only reported when the reader opens the dialog, which loads the code again.
    loadDialog(name, searchConfig, loadAsk).catch(() => undefined);
  };

  const end = useCallback((notice?: string) => {
    newest.current = undefined;
    setShown({notice});
  }, []);

  const close = (): void => {
    end();
    const target = opener.current;
    // One frame later, because the dialog itself restores the focus, possibly to a button that has been replaced since.
    // If the reader has moved the focus elsewhere in the meantime, it stays there.
    requestAnimationFrame(() => {
      if (document.activeElement?.matches('body,dialog,dialog *')) {
        (target?.matches('body *') ? target : box.current?.querySelector('button'))?.focus({preventScroll: true});
      }
    });
  };

  useEffect(
    () =>
      onOpenRequest(async ({dialog, query}) => {
        const request = {};
        const isNewest = (): boolean => newest.current === request;
        newest.current = request;
        // A dialog's elements are removed with it. So if one dialog opens another, the focus later returns to what
        // opened the first.
        const {activeElement} = document;
        if (!activeElement?.closest('dialog')) {
          opener.current = activeElement as HTMLElement | SVGElement | null;
        }
        typedRef.current = query;
        setShown({});
        setTimeout(() => {
          if (isNewest()) {
            setShown((before) => (before.Dialog ? before : {notice: noticeOf(dialog)}));
          }
        }, longestImmediate);
        try {
          const Dialog = await loadDialog(dialog, searchConfig, loadAsk);
          if (isNewest()) {
            setShown({Dialog});
          }
        } catch (error) {
          // Code that a deploy removed can only be replaced by a reload.
          const failure = noticeOf(dialog, true);
          // eslint-disable-next-line no-console -- the reason is nowhere else (SEARCH-05)
          console.error(failure, error);
          if (isNewest()) {
            end(failure);
          }
        }
      }),
    [searchConfig, loadAsk, end],
  );
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => onKey(event, newest.current && {typedRef, onCancel: end});
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [end]);
  // A notice belongs to the page on which it appeared.
  useEffect(() => () => setShown(({Dialog}) => ({Dialog})), [pathname]);
  return {...shown, typedRef, prepare, close};
}
