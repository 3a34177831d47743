// Ejected: highlighted at build time and unchanged by hydration; a labeled tab stop only while the code overflows.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {languageName} from '../../../components/CodeSample/languageName';
import {useHighlightedCode} from '../../../components/CodeSample/useHighlightedCode';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isCodeScrollable, isEnabled},
  } = useCodeBlockContext();
  const {code, language, lineClassNames, lineNumbersStart, title} = metadata;
  const {ref, html} = useHighlightedCode(code, language, lineClassNames);
  const name =
    typeof title === 'string' && title
      ? title
      : translate(
          {id: 'code.sample', message: '{language} sample', description: 'Name of a code sample without a title'},
          {
            language: languageName(language),
          },
        );
  const hasNumbers = lineNumbersStart !== undefined;
  return (
    <pre
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      className={clsx(className, metadata.className, styles.pre, 'thin-scrollbar')}
      style={hasNumbers ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}
      {...(isCodeScrollable && {
        tabIndex: 0,
        role: 'group',
        'aria-label': translate(
          {
            id: 'code.scrollable',
            message: '{name}, scrollable',
            description: 'Name of a code sample that scrolls sideways',
          },
          {name},
        ),
      })}
    >
      <code
        ref={ref}
        className={clsx(styles.code, hasNumbers && styles.numbered, isEnabled && styles.wrapped)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: html}}
      />
    </pre>
  );
}
