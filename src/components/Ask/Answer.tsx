import CopyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import RetryIcon from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import type {Passage, Source} from '../../lib/ask/types';
import type {Exchange} from './conversation';
import {CodeSample} from './CodeSample';
import {Markdown} from './Markdown';
import styles from './Answer.module.css';

export interface AnswerProps {
  exchange: Exchange;
  onRetry: () => void;
  /** Called when a link of the answer is followed. */
  onFollow: () => void;
}

export function Answer({exchange, onRetry, onFollow}: AnswerProps): ReactNode {
  const {question, state, text, passages, sources, error} = exchange;
  return (
    <article className={styles.exchange} aria-busy={state === 'answering'} aria-label={question}>
      <h3 className={styles.question}>{question}</h3>
      {/* A link closes the dialog; it is the link that the keyboard activates. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.answer}
        onClick={(event) => {
          if ((event.target as Element).closest('a[href^="/"]')) {
            onFollow();
          }
        }}
      >
        {text !== '' && <Markdown text={text} />}
        {passages.length > 0 && <Quotes passages={passages} />}
        {sources.length > 0 && <Sources sources={sources} />}
        {state === 'answering' && text === '' && passages.length === 0 && (
          <p className={styles.waiting}>Looking for an answer…</p>
        )}
        {state === 'answered' && text === '' && passages.length === 0 && (
          <p>These docs have no passage about this. Try other words, or search for a single term.</p>
        )}
        {state === 'cancelled' && <p className={styles.waiting}>Cancelled.</p>}
        {state === 'failed' && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {state === 'answered' && (text !== '' || passages.length > 0) && <CopyButton text={toPlainText(exchange)} />}
        {(state === 'failed' || state === 'cancelled') && (
          <button type="button" className={styles.action} onClick={onRetry}>
            <RetryIcon className={styles.icon} aria-hidden="true" />
            Try again
          </button>
        )}
      </div>
    </article>
  );
}

function Quotes({passages}: {passages: readonly Passage[]}): ReactNode {
  return (
    <>
      <p className={styles.note}>
        No language model is involved. These are the passages of the documentation that fit your question best.
      </p>
      <ol className={styles.quotes}>
        {passages.map(({url, title, place, text, sample}) => (
          <li key={url}>
            <p className={styles.source}>
              <Link to={url}>{title}</Link>
              {place !== '' && <span className={styles.place}>{place}</span>}
            </p>
            {text !== '' && (
              <blockquote cite={url} className={styles.quote}>
                {text}
              </blockquote>
            )}
            {sample && <CodeSample title={sample.title || sample.language} code={sample.code} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Sources({sources}: {sources: readonly Source[]}): ReactNode {
  return (
    <section aria-label="Sources">
      <p className={styles.sourcesTitle}>Sources</p>
      <ul className={styles.sources}>
        {sources.map(({url, title}) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const copied = 2000;

function CopyButton({text}: {text: string}): ReactNode {
  const [outcome, setOutcome] = useState<'Copied' | 'Copying failed'>();
  useEffect(() => {
    const timer = outcome && setTimeout(() => setOutcome(undefined), copied);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('Copying failed'),
    );
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        <CopyIcon className={styles.icon} aria-hidden="true" />
        Copy answer
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}

function toPlainText({text, passages, sources}: Exchange): string {
  const quotes = passages.map(({title, url, text: quote, sample}) =>
    [`${title} (${absolute(url)})`, quote, sample?.code].filter(Boolean).join('\n\n'),
  );
  const list = sources.map(({title, url}) => `- ${title}: ${absolute(url)}`).join('\n');
  return [text, ...quotes, list].filter((part) => part !== '').join('\n\n');
}

function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}
