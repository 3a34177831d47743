// Wrapped: the layout outlives a navigation, so upstream keeps showing the crash after the reader has left the page.
import {useLocation} from '@docusaurus/router';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import React, {useEffect, useRef, type ReactNode} from 'react';

export default function ErrorPageContent(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <OriginalErrorPageContent {...props} />;
}
