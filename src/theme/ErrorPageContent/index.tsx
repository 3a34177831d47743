// Ejected: says what to do next, in readable colors. The layout persists across navigations, so the error has to be reset when
// the reader goes to another page; stock keeps showing it.
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import {type ReactNode, useEffect, useRef} from 'react';
import CrashReport from '../../components/CrashReport';

export default function ErrorPageContent(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <CrashReport {...props} />;
}
