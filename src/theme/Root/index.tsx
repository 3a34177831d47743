import type {Props} from '@theme/Root';
import type {ReactNode} from 'react';
import {ConsentBar} from '../../components/Consent';
import ViewportClass from '../../components/ViewportClass';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <ViewportClass />
      {children}
      <ConsentBar />
    </>
  );
}
