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
 * A native modal dialog that traps focus. Escape, the browser's Back button and a click outside close it, and the page
 * behind it doesn't scroll.
 */
export function Modal({label, className, onClose, onSearchKey, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  const history = useHistory();

  // A layout effect, because the reader can press Back as soon as the dialog is visible.
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

  // Runs before the effects of its children, which move the focus: opening a dialog focuses the first control.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
    }
    // Hiding the page's scrollbar instead would lay out the whole page again.
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
    // A click on the backdrop is a click on the dialog. Keyboard users close it with Escape, which the dialog handles.
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
          // Prevents the browser's own search.
          event.preventDefault();
          onSearchKey?.();
        }
      }}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        // Both have to be outside, because selecting text may end with the pointer outside of the dialog.
        if (isPressedOutside.current && isOutside(event)) {
          onClose();
        }
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

/** Same condition as in onKey.ts, which isn't shared because every page loads it and it has to stay small. */
function isSearchKey({key, metaKey, ctrlKey, altKey, shiftKey}: KeyboardEvent): boolean {
  return (metaKey || ctrlKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
}

/** Whether an event is on the backdrop, as opposed to the dialog's content or padding. */
function isOutside({target, currentTarget, clientX, clientY}: MouseEvent<HTMLDialogElement>): boolean {
  const {left, right, top, bottom} = currentTarget.getBoundingClientRect();
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom);
}
