// Ejected: says to screen readers whether the copy worked, icons of our set.
import {translate} from '@docusaurus/Translate';
import CheckIcon from '@phosphor-icons/core/assets/regular/check.svg';
import CopyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import WarningIcon from '@phosphor-icons/core/assets/regular/warning.svg';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import type {ReactNode} from 'react';
import {useEffect, useState} from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

/** How long the outcome shows, in milliseconds. */
const outcomeDuration = 2000;
const icons = {idle: CopyIcon, copied: CheckIcon, failed: WarningIcon};
const messages = {
  idle: '',
  copied: translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  }),
  failed: translate({id: 'code.copyFailed', message: 'Could not copy: the browser refused. Select the code instead.'}),
};

export default function CopyButton({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const [state, setState] = useState<State>('idle');
  const Icon = icons[state];

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timeout = window.setTimeout(() => setState('idle'), outcomeDuration);
    return () => window.clearTimeout(timeout);
  }, [state]);

  const copy = async (): Promise<void> => {
    // Of a second copy, the outcome is said again, and for as long.
    setState('idle');
    try {
      await navigator.clipboard.writeText(metadata.code);
      setState('copied');
    } catch {
      // No clipboard: an insecure origin, or permission refused.
      setState('failed');
    }
  };

  return (
    <>
      <Button
        className={className}
        aria-label={translate({
          id: 'theme.CodeBlock.copyButtonAriaLabel',
          message: 'Copy code to clipboard',
          description: 'The ARIA label for copy code blocks button',
        })}
        title={translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
        onClick={() => void copy()}
      >
        <Icon className={styles.icon} data-state={state} aria-hidden="true" focusable="false" />
      </Button>
      <span role="status" className={styles.status}>
        {messages[state]}
      </span>
    </>
  );
}
