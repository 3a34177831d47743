// Ejected: tells screen readers whether copying worked, and uses our icons.
import {translate} from '@docusaurus/Translate';
import CheckIcon from '@phosphor-icons/core/assets/regular/check.svg';
import CopyIcon from '@phosphor-icons/core/assets/regular/copy.svg';
import WarningIcon from '@phosphor-icons/core/assets/regular/warning.svg';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import type {ReactNode} from 'react';
import {useCopy} from '../../../../components/useCopy';
import VisuallyHidden from '../../../../components/VisuallyHidden';
import styles from './styles.module.css';

const icons = {none: CopyIcon, copied: CheckIcon, failed: WarningIcon};
const messages = {
  none: '',
  copied: translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  }),
  failed: translate({id: 'code.copyFailed', message: 'Could not copy: the browser refused. Select the code instead.'}),
};

export default function CopyButton({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const {outcome, copy} = useCopy();
  const Icon = icons[outcome];

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
        onClick={() => copy(() => navigator.clipboard.writeText(metadata.code))}
      >
        <Icon className={styles.icon} data-state={outcome} aria-hidden="true" focusable="false" />
      </Button>
      <VisuallyHidden role="status">{messages[outcome]}</VisuallyHidden>
    </>
  );
}
