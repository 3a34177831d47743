import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {useAssistantHost} from '../../../plugins/ask/client/useAskConfig';
import {useEarlyEvents} from '../../../plugins/before-hydration/client/useEarlyEvents';
import {ConsentBar} from '../../../plugins/third-parties/client/consent/ConsentBar';
import ViewportClass from '../../components/ViewportClass';

export default function Root({children}: Props): ReactNode {
  useEarlyEvents();

  return (
    <>
      <ViewportClass />
      {/* Before the page, so that keyboard and screen reader users reach the consent dialog before the page's links. */}
      <ConsentBar assistant={useAssistantHost()} />
      {children}
    </>
  );
}
