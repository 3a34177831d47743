import type {Props} from '@theme/Root';
import {type ReactNode, useEffect} from 'react';
import {replayEarlyTap} from '../../../plugins/before-hydration/client/replayEarlyTap';
import {useAssistantHost} from '../../../plugins/ask/client/useAskConfig';
import {ConsentBar} from '../../../plugins/third-parties/client/consent/ConsentBar';
import ViewportClass from '../../components/ViewportClass';

export default function Root({children}: Props): ReactNode {
  // The last effect of the hydration: whatever was pressed before is interactive now.
  useEffect(replayEarlyTap, []);

  return (
    <>
      <ViewportClass />
      {/* Before the page: who uses a keyboard or a screen reader should meet the question before the links of the page. */}
      <ConsentBar assistant={useAssistantHost()} />
      {children}
    </>
  );
}
