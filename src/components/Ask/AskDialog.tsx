import SendIcon from '@phosphor-icons/core/assets/regular/paper-plane-right.svg';
import StopIcon from '@phosphor-icons/core/assets/regular/stop.svg';
import CloseIcon from '@phosphor-icons/core/assets/regular/x.svg';
import AskIcon from '@phosphor-icons/core/assets/regular/sparkle.svg';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useEffect, useMemo, useRef} from 'react';
import type {AskConfig} from '../../lib/ask/types';
import type {SearchDialogProps} from '../Search/dialog/SearchDialog';
import {Modal} from '../Search/dialog/Modal';
import {useFieldText} from '../Search/dialog/useFieldText';
import {useSearchConfig} from '../Search/useSearchConfig';
import {Answer} from './Answer';
import {Widget} from './Widget';
import {conversation, useConversation} from './conversation';
import {createProvider} from './createProvider';
import {useAskConfig} from './useAskConfig';
import styles from './AskDialog.module.css';

const examples = [
  'How do I create a Strapi project?',
  'How does population work?',
  'How do I customize the admin panel?',
  'What are the benefits of the Growth plan?',
];
const longestQuestion = 1000;

export function AskDialog({className, typedRef, onClose}: SearchDialogProps): ReactNode {
  const config = useAskConfig();
  return (
    <Modal label="Ask AI" className={clsx(styles.dialog, className)} onClose={onClose}>
      <header className={styles.header}>
        <AskIcon className={styles.logo} aria-hidden="true" />
        <h2 className={styles.title}>Ask AI</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <CloseIcon className={styles.icon} aria-hidden="true" />
        </button>
      </header>
      {config.provider === 'widget' ? (
        <Widget config={config} onOpened={onClose} />
      ) : (
        <Questions config={config} typedRef={typedRef} onClose={onClose} />
      )}
    </Modal>
  );
}

interface QuestionsProps extends Pick<SearchDialogProps, 'typedRef' | 'onClose'> {
  config: Exclude<AskConfig, {provider: 'widget'}>;
}

function Questions({config, typedRef, onClose}: QuestionsProps): ReactNode {
  const {manifest} = useSearchConfig();
  const provider = useMemo(() => createProvider(config, manifest), [config, manifest]);
  const exchanges = useConversation();
  const input = useRef<HTMLInputElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isAnswering = exchanges.some(({state}) => state === 'answering');
  const newest = exchanges[exchanges.length - 1];

  const {take, put} = useFieldText(input, typedRef);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    end.current?.lastElementChild?.scrollIntoView({block: 'start'});
  }, [newest?.id]);

  const ask = (question: string): void => {
    const trimmed = question.trim();
    if (trimmed !== '') {
      void conversation.ask(trimmed, provider);
      put('');
      input.current?.focus();
    }
  };

  return (
    <>
      <div className={styles.body}>
        {exchanges.length === 0 && <Examples onAsk={ask} />}
        <div ref={end} role="log" aria-label="Answers" className={styles.exchanges}>
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
          aria-label="Your question"
          placeholder={exchanges.length === 0 ? 'Ask a question about Strapi...' : 'Ask another question...'}
          maxLength={longestQuestion}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => take(event.target.value)}
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
            Cancel
          </button>
        ) : (
          <button type="submit" className={styles.send}>
            <SendIcon className={styles.icon} aria-hidden="true" />
            Ask
          </button>
        )}
      </form>
      <p className={styles.disclaimer}>AI answers might be inaccurate: check the sources.</p>
    </>
  );
}

function Examples({onAsk}: {onAsk: (question: string) => void}): ReactNode {
  return (
    <div className={styles.examples}>
      <p className={styles.examplesTitle}>Example questions</p>
      <ul className={styles.exampleList}>
        {examples.map((example) => (
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
