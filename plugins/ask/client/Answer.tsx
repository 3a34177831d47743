import CopyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import RetryIcon from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {lazy, Suspense, useEffect, useRef, useState} from 'react';
import type {DocsPlace, Passage} from '../../search/core/passages';
import type {Source} from '../core/types';
import type {Exchange} from './conversation';
import {CodeSample} from './CodeSample';
import {QuotedText} from './QuotedText';
import styles from './Answer.module.css';

// The embedded provider needs no Markdown. Where its code does not come, the text is shown as it is.
const Markdown = lazy(() =>
  import(/* webpackChunkName: "on-request-markdown" */ './Markdown').catch(() => ({default: PlainText})),
);

export interface AnswerProps {
  exchange: Exchange;
  onRetry: () => void;
  /** Called when a link of the answer is followed. */
  onFollow: () => void;
}

export function Answer({exchange, onRetry, onFollow}: AnswerProps): ReactNode {
  const {question, state, text, passages, closest, sources, error} = exchange;
  const article = useRef<HTMLElement>(null);
  const retry = (): void => {
    // The button goes away with the failure, and would take the focus with it.
    article.current?.focus();
    onRetry();
  };
  return (
    <article
      ref={article}
      tabIndex={-1}
      className={styles.exchange}
      aria-busy={state === 'answering'}
      aria-label={question}
    >
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
        {text !== '' && (
          <Suspense fallback={<PlainText text={text} />}>
            <Markdown text={text} />
          </Suspense>
        )}
        {passages.length > 0 && <Quotes passages={passages} />}
        {sources.length > 0 && <Sources sources={sources} />}
        {state === 'answering' && text === '' && passages.length === 0 && (
          <p className={styles.waiting}>Looking for an answer…</p>
        )}
        {closest && <NotCovered closest={closest} />}
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
          <button type="button" className={styles.action} onClick={retry}>
            <RetryIcon className={styles.icon} aria-hidden="true" />
            Try again
          </button>
        )}
      </div>
    </article>
  );
}

function PlainText({text}: {text: string}): ReactNode {
  return <p className={styles.plain}>{text}</p>;
}

function Quotes({passages}: {passages: readonly Passage[]}): ReactNode {
  return (
    <>
      <p className={styles.note}>The passages of these docs that fit your question best:</p>
      <ol className={styles.quotes}>
        {passages.map(({url, title, place, text, sample}) => (
          <li key={url}>
            <DocsLink url={url} title={title} place={place} />
            {text && (
              <blockquote cite={url} className={styles.quote}>
                <QuotedText text={text} />
              </blockquote>
            )}
            {sample && <CodeSample title={sample.title || sample.language} code={sample.code} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function NotCovered({closest}: {closest: readonly DocsPlace[]}): ReactNode {
  const advice = closest.length > 0 ? 'look at the closest pages:' : 'search for a single term.';
  return (
    <>
      <p>These docs don't cover that, as far as search can tell. Try other words, or {advice}</p>
      <ul className={styles.quotes}>
        {closest.map((place) => (
          <li key={place.url}>
            <DocsLink {...place} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DocsLink({url, title, place}: DocsPlace): ReactNode {
  return (
    <p className={styles.source}>
      <Link to={url}>{title}</Link>
      {place !== '' && <span className={styles.place}>{place}</span>}
    </p>
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
