import Translate, {translate} from '@docusaurus/Translate';
import SendIcon from '@phosphor-icons/core/assets/regular/paper-plane-right.svg';
import StopIcon from '@phosphor-icons/core/assets/regular/stop.svg';
import CloseIcon from '@phosphor-icons/core/assets/regular/x.svg';
import AskIcon from '@phosphor-icons/core/assets/regular/sparkle.svg';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {useEffect, useMemo, useRef} from 'react';
import {translateData} from '../../../src/components/translateData';
import {examples} from '../core/examples';
import type {AskConfig} from '../core/types';
import type {SearchDialogProps} from '../../search/client/dialog/SearchDialog';
import {Modal} from '../../search/client/dialog/Modal';
import {nameOf} from '../../search/client/dialogTexts';
import {openSearch} from '../../search/client/openSearch';
import {useFieldText} from '../../search/client/dialog/useFieldText';
import {Answer} from './Answer';
import {Widget} from './Widget';
import {conversation, type Exchange, useConversation} from './conversation';
import {embeddedProvider} from './embeddedProvider';
import {createHttpProvider} from './httpProvider';
import {useAskConfig} from './useAskConfig';
import styles from './AskDialog.module.css';

const longestQuestion = 1000;

/** @returns the assistant's dialog, which loads nothing until the first question */
export function prepare(): typeof AskDialog {
  return AskDialog;
}

function AskDialog({className, typedRef, onClose}: SearchDialogProps): ReactNode {
  const config = useAskConfig();
  return (
    <Modal
      label={nameOf('ask')}
      className={clsx(styles.dialog, className)}
      onClose={onClose}
      onSearchKey={() => openSearch(typedRef.current)}
    >
      <header className={styles.header}>
        <AskIcon className={styles.logo} aria-hidden="true" />
        <h2 className={styles.title}>
          <Translate id="search.ask" description="Name of the assistant, on its button and its dialog">
            Ask AI
          </Translate>
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={translate({id: 'ask.close', message: 'Close'})}
          onClick={onClose}
        >
          <CloseIcon className={styles.icon} aria-hidden="true" />
        </button>
      </header>
      {config.provider === 'widget' ? (
        <Widget config={config} onClose={onClose} />
      ) : (
        <Questions config={config} typedRef={typedRef} onClose={onClose} />
      )}
      <p className={styles.disclaimer}>
        {config.provider === 'embedded'
          ? translate({id: 'ask.embedded', message: 'Answers quoted from these docs. No language model is involved.'})
          : translate({id: 'ask.inaccurate', message: 'AI answers might be inaccurate: check the sources.'})}
      </p>
    </Modal>
  );
}

interface QuestionsProps extends Pick<SearchDialogProps, 'typedRef' | 'onClose'> {
  config: Exclude<AskConfig, {provider: 'widget'}>;
}

function Questions({config, typedRef, onClose}: QuestionsProps): ReactNode {
  const provider = useMemo(
    () => (config.provider === 'http' ? createHttpProvider(config) : embeddedProvider),
    [config],
  );
  const exchanges = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isAnswering = exchanges.some(({state}) => state === 'answering');

  const {onInput, setText} = useFieldText(input, typedRef);
  useEffect(() => input.current?.focus(), []);
  useFollowing(log, exchanges[exchanges.length - 1]);

  const ask = (question: string): void => {
    const trimmed = question.trim();
    if (trimmed !== '') {
      void conversation.ask(trimmed, provider);
      setText('');
      input.current?.focus();
    }
  };

  // The reader pressed Enter before the dialog had loaded.
  useEffect(() => {
    if (typedRef.current.endsWith('\n')) {
      ask(typedRef.current);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, with what was typed by then
  }, []);

  const name = translate({id: 'ask.conversation', message: 'Questions and answers'});
  return (
    <>
      {/* Scrollable, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} role="group" aria-label={name} tabIndex={0}>
        {exchanges.length === 0 && <Examples onAsk={ask} />}
        <div
          ref={log}
          role="log"
          aria-label={translate({id: 'ask.answers', message: 'Answers'})}
          className={styles.exchanges}
        >
          {exchanges.map((exchange) => (
            <Answer
              key={exchange.id}
              exchange={exchange}
              onRetry={() => void conversation.retry(exchange, provider)}
              onFollow={onClose}
            />
          ))}
        </div>
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          ask(typedRef.current);
        }}
      >
        <input
          ref={input}
          className={styles.input}
          type="text"
          aria-label={translate({id: 'ask.question', message: 'Your question'})}
          placeholder={
            exchanges.length === 0
              ? translate({id: 'ask.placeholder', message: 'Ask a question about Strapi...'})
              : translate({id: 'ask.another', message: 'Ask another question...'})
          }
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => onInput(event.target.value)}
        />
        {isAnswering ? (
          <button
            type="button"
            className={styles.send}
            onClick={() => {
              conversation.cancel();
              input.current?.focus();
            }}
          >
            <StopIcon className={styles.icon} aria-hidden="true" />
            <Translate id="ask.cancel">Cancel</Translate>
          </button>
        ) : (
          <button type="submit" className={styles.send}>
            <SendIcon className={styles.icon} aria-hidden="true" />
            <Translate id="ask.send" description="Button that sends a question">
              Ask
            </Translate>
          </button>
        )}
      </form>
    </>
  );
}

/**
 * Keeps the newest question in view, at the top once its answer is long enough, until the reader scrolls elsewhere.
 *
 * @param logRef - contains an element for each question, inside a scrollable box
 * @param newest - content of the last of them; a new object for each piece of its answer
 */
function useFollowing(logRef: RefObject<HTMLElement>, newest: Exchange | undefined): void {
  const followed = useRef<{id: number; top: number}>();
  useEffect(() => {
    const article = logRef.current?.lastElementChild;
    const box = logRef.current?.parentElement;
    if (!article || !box || !newest) {
      return;
    }
    const {id, top} = followed.current ?? {id: 0, top: 0};
    // The last position, or the end of the content if that's higher up.
    const expected = Math.min(top, box.scrollHeight - box.clientHeight);
    if (id !== newest.id || Math.abs(box.scrollTop - expected) <= 1) {
      article.scrollIntoView({block: 'start'});
      followed.current = {id: newest.id, top: box.scrollTop};
    }
  }, [logRef, newest]);
}

function Examples({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  return (
    <div>
      <p className={styles.examplesTitle}>
        <Translate id="ask.examples">Example questions</Translate>
      </p>
      <ul className={styles.exampleList}>
        {Object.entries(examples)
          .map(([id, question]) => translateData(`ask.${id}`, question))
          .map((example) => (
            <li key={example}>
              <button type="button" className={styles.example} onClick={() => onAsk(example)}>
                {example}
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
