// Wrapped: adds the page menu next to them, even on pages without breadcrumbs.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import PageMenu from '../../../plugins/markdown-twins/client/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const {permalink} = useDoc().metadata;
  return (
    <div className={styles.bar}>
      <OriginalBreadcrumbs />
      <PageMenu permalink={permalink} />
    </div>
  );
}
