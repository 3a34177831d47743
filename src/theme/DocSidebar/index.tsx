// Wrapped: passes the pages near the current one to search, which is outside of the sidebar's context.
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';
import type {ReactNode} from 'react';
import {useEffect} from 'react';
import {findSectionPages, setSectionPages} from '../../../plugins/search/client/sectionPages';

export default function DocSidebarWrapper(props: Props): ReactNode {
  const {sidebar, path} = props;
  useEffect(() => {
    setSectionPages(findSectionPages(sidebar, path));
    return () => setSectionPages([]);
  }, [sidebar, path]);
  return <DocSidebar {...props} />;
}
