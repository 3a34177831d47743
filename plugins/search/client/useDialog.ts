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
  /** Said while the code of a dialog takes long to load, or when it did not load. */
  notice?: string;
}

export interface WantedDialog extends Shown {
  /** What is typed; it outlives the dialog, which is replaced with the search box when the color mode changes. */
  typedRef: MutableRefObject<string>;
  /** Loads what a dialog needs, before it is wanted. */
  prepare: (name: DialogName) => void;
  close: () => void;
}

/** Milliseconds after which a reader wants to know what is going on. */
const longestImmediate = 400;

/**
 * Opens dialogs when asked to (see openSearch.ts). Only the newest request counts: that an older one has failed is logged,
 * and changes nothing.
 *
 * @param box - holds the buttons: where the focus goes if what had it is gone
 * @param loadAsk - loads the assistant; the same function on every render
 */
export function useDialog(box: RefObject<HTMLElement>, loadAsk: LoadDialog): WantedDialog {
  const searchConfig = useSearchConfig();
  const {pathname} = useLocation();
  const [shown, setShown] = useState<Shown>({});
  const opener = useRef<HTMLElement | SVGElement | null>(null);
  /** Stands for the request that was made last, as long as its dialog is wanted. */
  const newest = useRef<object>();
  const typedRef = useRef('');

  const prepare = (name: DialogName): void => {
    // What fails here is told when the reader opens the dialog, which loads again.
    loadDialog(name, searchConfig, loadAsk).catch(() => undefined);
  };

  const end = useCallback((notice?: string) => {
    newest.current = undefined;
    setShown({notice});
  }, []);

  const close = (): void => {
    end();
    const target = opener.current;
    // A frame later: the dialog gives the focus back itself, to a button that may have been replaced since. A reader who
    // has moved the focus elsewhere in the meantime keeps it there.
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
        // What a dialog holds goes away with it: from one that opened another, the focus goes back to what opened the first.
        const {activeElement} = document;
        if (!activeElement?.closest('dialog')) {
          opener.current = activeElement as HTMLElement | SVGElement | null;
        }
        typedRef.current = query;
        setShown({});
        setTimeout(() => {
          if (isNewest()) {
            setShown(({Dialog}) => ({
              Dialog,
              notice: noticeOf(dialog),
            }));
          }
        }, longestImmediate);
        try {
          const Dialog = await loadDialog(dialog, searchConfig, loadAsk);
          if (isNewest()) {
            setShown({Dialog});
          }
        } catch (error) {
          // Code that a deploy removed comes with a new page only.
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
  // A notice is about the page that was there then.
  useEffect(() => () => setShown(({Dialog}) => ({Dialog})), [pathname]);
  return {...shown, typedRef, prepare, close};
}
