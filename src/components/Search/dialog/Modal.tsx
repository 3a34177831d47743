import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useLayoutEffect, useRef} from 'react';
import styles from './Modal.module.css';

export interface ModalProps {
  label: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog: focus stays in it, Escape and a press outside close it, the page behind does not scroll. */
export function Modal({label, className, onClose, children}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the effects of what it holds, which move the focus: opening moves it to the first control.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
    }
    // Not by hiding the page's scrollbar, which would lay out the whole page anew.
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
    // A press on the dialog itself is one on its backdrop; the keyboard's way out is Escape, which the dialog handles.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={clsx(styles.dialog, className)}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          onClose();
        }
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
