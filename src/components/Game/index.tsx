import Translate from '@docusaurus/Translate';
import {lazy, Suspense, useState, type ReactNode} from 'react';
import LoadFailed from '../LoadFailed';
import styles from './styles.module.css';

const SlidingPuzzle = lazy(() =>
  import(/* webpackChunkName: "on-request-game" */ './SlidingPuzzle').catch(() => ({default: LoadFailed})),
);

/** Offers a small game. Its code is loaded when a reader starts it. */
export default function GameOffer(): ReactNode {
  const [isStarted, setStarted] = useState(false);
  return isStarted ? (
    <Suspense
      fallback={
        <p role="status">
          <Translate id="game.loading">Loading the puzzle…</Translate>
        </p>
      }
    >
      <SlidingPuzzle />
    </Suspense>
  ) : (
    <p className={styles.offer}>
      <Translate
        id="game.offer"
        description="{button} is game.start"
        values={{
          button: (
            <button type="button" className={styles.start} onClick={() => setStarted(true)}>
              <Translate id="game.start">play a small puzzle</Translate>
            </button>
          ),
        }}
      >
        {'Or stay for a moment: {button}'}
      </Translate>
    </p>
  );
}
