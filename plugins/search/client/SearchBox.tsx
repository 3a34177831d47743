import {useColorMode} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useRef} from 'react';
import {createPortal} from 'react-dom';
import type {LoadDialog} from './loadDialog';
import {SearchButtons} from './SearchButtons';
import {useDialog} from './useDialog';
import styles from './SearchBox.module.css';

/** The buttons in the navbar, and the dialogs they open. Dialogs are loaded when a reader is about to use them. */
export function SearchBox({loadAsk}: {loadAsk: LoadDialog}): ReactNode {
  const {colorMode} = useColorMode();
  const box = useRef<HTMLDivElement>(null);
  const {Dialog, notice, typedRef, prepare, close} = useDialog(box, loadAsk);
  const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
  const className = clsx('search-box', colorMode === 'dark' && 'search-box--dark');
  const overPage = Dialog ? (
    <Dialog className={className} typedRef={typedRef} onClose={close} />
  ) : (
    notice && (
      <div role="alert" className={styles.notice}>
        {notice}
      </div>
    )
  );

  return (
    <div ref={box} key={colorMode} className={className} data-search-box={colorMode}>
      <SearchButtons keys={keys} onIntent={prepare} />
      {/* Notices are outside of the navbar, which may be hidden. */}
      {createPortal(overPage, document.body)}
    </div>
  );
}
