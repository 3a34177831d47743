import {usePluginData} from '@docusaurus/useGlobalData';
import {lazy, Suspense, useState, type ReactNode} from 'react';
import type {GlobalData} from '../../../plugins/third-parties/types';
import styles from './styles.module.css';

const Game = lazy(() => import('../../../plugins/third-parties/client/game'));

/** Offers a small game where the site is configured with one. Its code is loaded when a reader starts it. */
export default function GameOffer(): ReactNode {
  const isOffered = (usePluginData('third-parties') as GlobalData | undefined)?.game ?? false;
  const [isStarted, setStarted] = useState(false);
  if (!isOffered) {
    return null;
  }
  return isStarted ? (
    <Suspense fallback={<p role="status">Loading the puzzle…</p>}>
      <Game />
    </Suspense>
  ) : (
    <p className={styles.offer}>
      Or stay for a moment:{' '}
      <button type="button" className={styles.start} onClick={() => setStarted(true)}>
        play a small puzzle
      </button>
    </p>
  );
}
