import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {languageName} from '../../../src/components/CodeSample/languageName';
import {useHighlightedCode} from '../../../src/components/CodeSample/useHighlightedCode';
import {languageLabel} from '../../../src/lib/code/languageLabel';
import styles from './Answer.module.css';

interface CodeSampleProps {
  /** File name or other title above the code; by default, the language. */
  title?: string;
  language: string;
  code: string;
}

/** Code in an answer, highlighted as on the pages once Prism has loaded. */
export function CodeSample({title, language, code}: CodeSampleProps): ReactNode {
  const {ref, html} = useHighlightedCode(code, language, {});
  const isKnown = languageLabel(language) !== undefined;
  const label =
    title ||
    (isKnown
      ? languageName(language)
      : translate({id: 'ask.untitled', message: 'Code', description: 'Title of code in a language that is not known'}));
  const name = translate(
    {id: 'ask.code', message: '{title}: code', description: 'Name of a code sample'},
    {title: label},
  );
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.sampleTitle}>{label}</figcaption>
      {/* Scrolls horizontally, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={name}>
        <code ref={ref} dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </figure>
  );
}
