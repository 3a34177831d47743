import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {ConsentBar} from '../../components/Consent';
import ViewportClass from '../../components/ViewportClass';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <ViewportClass />
      {/* Before the page: who uses a keyboard or a screen reader should meet the question before the links of the page. */}
      <ConsentBar />
      {children}
    </>
  );
}
