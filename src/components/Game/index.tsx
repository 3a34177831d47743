import {lazy, Suspense, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

const SlidingPuzzle = lazy(() => import(/* webpackChunkName: "on-request-game" */ './SlidingPuzzle'));

/** Offers a small game. Its code is loaded when a reader starts it. */
export default function GameOffer(): ReactNode {
  const [isStarted, setStarted] = useState(false);
  return isStarted ? (
    <Suspense fallback={<p role="status">Loading the puzzle…</p>}>
      <SlidingPuzzle />
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
