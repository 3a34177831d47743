import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import styles from './Modal.module.css';

export interface ModalProps {
  label: string;
  className?: string;
  onClose: () => void;
  /** Called for Cmd/Ctrl+K. */
  onSearchKey?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: focus stays in it; Escape, the browser's Back and a press outside close it; the page behind does
 * not scroll.
 */
export function Modal({label, className, onClose, onSearchKey, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  const history = useHistory();

  // With the dialog, not after it is painted: Back may be pressed as soon as it's there.
  useLayoutEffect(
    () =>
      history.block((_, action) => {
        if (action !== 'POP') {
          return undefined;
        }
        onClose();
        return false;
      }),
    [history, onClose],
  );

  // Before the effects of what it holds, which move the focus: opening moves it to the first control.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
    }
    // Not by hiding the page's scrollbar, which would lay out the whole page again.
    const holdPage = (event: Event): void => {
      if (event.target === element) {
        event.preventDefault();
      }
    };
    element?.addEventListener('wheel', holdPage, {passive: false});
    element?.addEventListener('touchmove', holdPage, {passive: false});
    return () => element?.close();
  }, []);

  return (
    // A press on the backdrop is one on the dialog; the keyboard's way out is Escape, which the dialog handles.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (isSearchKey(event)) {
          // Browsers would open a search of their own.
          event.preventDefault();
          onSearchKey?.();
        }
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // Both: a selection that is dragged out of the dialog ends outside of it.
        if (isPressedOutside.current && isOutside(event)) {
          onClose();
        }
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/** As in onKey.ts, which is on every page and has to stay small. */
function isSearchKey({key, metaKey, ctrlKey, altKey, shiftKey}: KeyboardEvent): boolean {
  return (metaKey || ctrlKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
}

/** Whether an event is on the backdrop: not on what the dialog holds, nor on its padding. */
function isOutside({target, currentTarget, clientX, clientY}: MouseEvent<HTMLDialogElement>): boolean {
  const {left, right, top, bottom} = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
