// Ejected: one header for title, request line, response status or language, with the buttons at its end.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Header from '../../../components/CodeSample/Header';
import styles from './styles.module.css';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={clsx(className, styles.block)}>
      <div className={styles.header}>
        <Header code={metadata.code} language={metadata.language} title={metadata.title} />
        <Buttons className={styles.buttons} />
      </div>
      <Content />
    </Container>
  );
}
