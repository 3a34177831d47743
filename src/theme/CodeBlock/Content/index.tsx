// Ejected: highlighted at build and left alone by hydration; a named keyboard stop only while the code overflows.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {useHighlightedCode} from '../../../components/CodeSample/useHighlightedCode';
import {languageLabel} from '../../../lib/code/languageLabel';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isCodeScrollable},
  } = useCodeBlockContext();
  const {code, language, lineClassNames, lineNumbersStart, title} = metadata;
  const {ref, html} = useHighlightedCode(code, language, lineClassNames);
  const name = typeof title === 'string' && title ? title : `${languageLabel(language) ?? 'Text'} sample`;
  const hasNumbers = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      className={clsx(className, metadata.className, styles.pre, 'thin-scrollbar')}
      style={hasNumbers ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}
      {...(isCodeScrollable && {tabIndex: 0, role: 'group', 'aria-label': `${name}, scrollable`})}
    >
      <code
        ref={ref}
        className={clsx(styles.code, hasNumbers && styles.numbered)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    </pre>
  );
}
