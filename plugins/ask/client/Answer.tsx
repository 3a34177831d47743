import Translate, {translate} from '@docusaurus/Translate';
import CopyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import RetryIcon from '@phosphor-icons/core/assets/regular/arrow-clockwise.svg';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {lazy, Suspense, useRef} from 'react';
import {useCopy} from '../../../src/components/useCopy';
import type {DocsPlace, Passage} from '../../search/core/passages';
import {isPlainClick} from '../../../src/lib/isPlainClick';
import type {Source} from '../core/types';
import type {Exchange} from './conversation';
import {CodeSample} from './CodeSample';
import {QuotedTable, renderQuoted} from './QuotedTable';
import styles from './Answer.module.css';

// Loaded on demand, because the embedded provider doesn't need Markdown. If it can't be loaded, the text is shown as
// is.
const Markdown = lazy(() =>
  import(/* webpackChunkName: "on-request-markdown" */ './Markdown').catch(() => ({default: PlainText})),
);

export interface AnswerProps {
  exchange: Exchange;
  onRetry: () => void;
  /** Called when the reader follows a link in the answer in this tab. */
  onFollow: () => void;
}

export function Answer({exchange, onRetry, onFollow}: AnswerProps): ReactNode {
  const {question, state, text, passage, seeAlso, closest, sources, error} = exchange;
  const article = useRef<HTMLElement>(null);
  const retry = (): void => {
    // The retry button is removed along with the failure, so move the focus.
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
      {/* A link closes the dialog unless it opens elsewhere. Keyboard users activate the link itself. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.answer}
        onClick={(event) => {
          if (isPlainClick(event) && (event.target as Element).closest('a[href^="/"]')) {
            onFollow();
          }
        }}
      >
        {text !== '' && (
          <Suspense fallback={<PlainText text={text} />}>
            <Markdown text={text} />
          </Suspense>
        )}
        {passage && <Quote passage={passage} />}
        {seeAlso.length > 0 && <LinkList title={translate({id: 'ask.seeAlso', message: 'See also'})} links={seeAlso} />}
        {sources.length > 0 && (
          <LinkList
            title={translate({id: 'ask.sources', message: 'Sources', description: 'Pages that an answer comes from'})}
            links={sources}
          />
        )}
        {state === 'answering' && text === '' && !passage && (
          <p className={styles.waiting}>
            <Translate id="ask.waiting">Looking for an answer…</Translate>
          </p>
        )}
        {closest && <NotCovered closest={closest} />}
        {state === 'cancelled' && (
          <p className={styles.waiting}>
            <Translate id="ask.cancelled">Cancelled.</Translate>
          </p>
        )}
        {state === 'failed' && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {state === 'answered' && (text !== '' || passage) && <CopyButton text={toPlainText(exchange)} />}
        {(state === 'failed' || state === 'cancelled') && (
          <button type="button" className={styles.action} onClick={retry}>
            <RetryIcon className={styles.icon} aria-hidden="true" />
            <Translate id="ask.tryAgain">Try again</Translate>
          </button>
        )}
      </div>
    </article>
  );
}

function PlainText({text}: {text: string}): ReactNode {
  return <p className={styles.plain}>{text}</p>;
}

function Quote({passage: {url, title, place, text, table, sample}}: {passage: Passage}): ReactNode {
  return (
    <>
      <DocsLink url={url} title={title} place={place} />
      {text && (
        <blockquote cite={url} className={styles.quote}>
          {renderQuoted(text)}
        </blockquote>
      )}
      {table && (
        <div className={styles.table}>
          <QuotedTable table={table} />
        </div>
      )}
      {sample && <CodeSample title={sample.title} language={sample.language} code={sample.code} />}
    </>
  );
}

function LinkList({title, links}: {title: string; links: readonly (Source | DocsPlace)[]}): ReactNode {
  return (
    <section aria-label={title}>
      <p className={styles.sourcesTitle}>{title}</p>
      <ul className={styles.sources}>
        {links.map((link) => (
          <li key={link.url}>
            <Link to={link.url}>{link.title}</Link>
            {'place' in link && link.place !== '' && <span className={styles.place}>{link.place}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NotCovered({closest}: {closest: readonly DocsPlace[]}): ReactNode {
  return (
    <>
      <p>
        {closest.length > 0
          ? translate({
              id: 'ask.closest',
              message:
                "These docs don't cover that, as far as search can tell. Try other words, or see if one of the closest pages helps:",
            })
          : translate({
              id: 'ask.notCovered',
              message:
                "These docs don't cover that, as far as search can tell. Try other words, or search for a single term.",
            })}
      </p>
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

function CopyButton({text}: {text: string}): ReactNode {
  const {outcome, copy} = useCopy();
  return (
    <>
      <button type="button" className={styles.action} onClick={() => copy(() => navigator.clipboard.writeText(text))}>
        <CopyIcon className={styles.icon} aria-hidden="true" />
        <Translate id="ask.copy">Copy answer</Translate>
      </button>
      <span role="status">
        {outcome === 'copied' && <Translate id="ask.copied">Copied</Translate>}
        {outcome === 'failed' && <Translate id="ask.copyFailed">Copying failed</Translate>}
      </span>
    </>
  );
}

function toPlainText({text, passage, seeAlso, sources}: Exchange): string {
  const rows = passage?.table ? [passage.table.head, ...passage.table.rows].map((cells) => cells.join(' | ')) : [];
  const quote = passage && [
    `${passage.title} (${absolute(passage.url)})`,
    passage.text,
    rows.join('\n'),
    passage.sample?.code,
  ];
  const links = [...seeAlso, ...sources].map(({title, url}) => `- ${title}: ${absolute(url)}`).join('\n');
  return [text, ...(quote ?? []), links].filter(Boolean).join('\n\n');
}

function absolute(url: string): string {
  return new URL(url, window.location.origin).href;
}
