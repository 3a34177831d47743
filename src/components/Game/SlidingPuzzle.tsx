import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {hasModifier} from '../../lib/hasModifier';
import {isSolved, movablePlaces, shuffle, side, slide} from './puzzle';
import controls from '../../css/control.module.css';
import styles from './SlidingPuzzle.module.css';

/** Offset from the gap of the tile that each arrow key moves; the arrow is the direction in which the tile moves. */
const arrows: Readonly<Record<string, number>> = {ArrowUp: side, ArrowDown: -side, ArrowLeft: 1, ArrowRight: -1};

/** A sliding puzzle, played with clicks, with Tab and Enter, or with the arrow keys. */
export default function SlidingPuzzle(): ReactNode {
  const [{puzzle, moves}, setState] = useState(() => ({puzzle: shuffle(Math.random), moves: 0}));
  const {selectMessage} = usePluralForm();
  const board = useRef<HTMLDivElement>(null);
  const done = isSolved(puzzle);
  const movable = done ? [] : movablePlaces(puzzle);

  useEffect(() => board.current?.querySelector<HTMLElement>('[aria-disabled="false"]')?.focus(), []);

  const play = (place: number) => {
    if (movable.includes(place)) {
      setState({puzzle: slide(puzzle, place), moves: moves + 1});
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = arrows[event.key];
    if (offset !== undefined && !hasModifier(event)) {
      event.preventDefault();
      play(puzzle.indexOf(0) + offset);
    }
  };

  return (
    <section className={styles.game} aria-label={translate({id: 'game.name', message: 'Sliding puzzle'})}>
      <p id="game-help">
        <Translate id="game.help">
          Put the tiles in order. Click a tile beside the gap, or use the arrow keys.
        </Translate>
      </p>
      <div
        ref={board}
        className={styles.board}
        role="group"
        aria-label={translate({id: 'game.board', message: 'Board'})}
        aria-describedby="game-help"
      >
        {puzzle.map((tile, place) =>
          tile === 0 ? (
            <span key={tile} />
          ) : (
            <button
              key={tile}
              type="button"
              className={styles.tile}
              aria-disabled={!movable.includes(place)}
              onKeyDown={onKeyDown}
              onClick={() => play(place)}
            >
              {tile}
            </button>
          ),
        )}
      </div>
      <p role="status">
        {done
          ? selectMessage(
              moves,
              translate(
                {
                  id: 'game.solved',
                  message: 'Solved in 1 move.|Solved in {moves} moves.',
                  description: 'Forms of the plural separated by |',
                },
                {moves},
              ),
            )
          : selectMessage(
              moves,
              translate(
                {
                  id: 'game.moves',
                  message: '1 move|{moves} moves',
                  description: 'Forms of the plural separated by |',
                },
                {moves},
              ),
            )}
      </p>
      <button
        type="button"
        className={controls.control}
        onClick={() => setState({puzzle: shuffle(Math.random), moves: 0})}
      >
        <Translate id="game.new">New game</Translate>
      </button>
    </section>
  );
}
