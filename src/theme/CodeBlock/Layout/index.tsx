// Ejected: one header for title, forms of a request, response status or language, with the buttons at its end; long
// responses are collapsed.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import Fold from '../../../components/CodeSample/Fold';
import Header from '../../../components/CodeSample/Header';
import {useResponse} from '../../../components/CodeSample/ResponseContext';
import {useRequestTabs} from '../../../components/RequestSample/RequestTabsContext';
import TabList from '../../../components/RequestSample/TabList';
import {panelId, tabId} from '../../../components/TabIdContext';
import styles from './styles.module.css';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const fold = useResponse()?.fold;
  const tabs = useRequestTabs();
  return (
    <Container
      as="div"
      className={clsx(className, styles.block)}
      style={fold === undefined ? undefined : ({'--fold-lines': fold} as CSSProperties)}
    >
      <div className={styles.header}>
        {tabs ? <TabList {...tabs} /> : <Header language={metadata.language} title={metadata.title} />}
        <Buttons className={styles.buttons} />
      </div>
      {fold !== undefined && <Fold />}
      {tabs ? (
        <div role="tabpanel" id={panelId(tabs.prefix, 'request')} aria-labelledby={tabId(tabs.prefix, tabs.selected)}>
          <Content />
        </div>
      ) : (
        <Content />
      )}
    </Container>
  );
}
