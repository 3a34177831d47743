// Wrapped: what pages load has no docs sidebars in it.
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';
import {useSidebars} from '../../../plugins/light-pages/client/docsSidebars';

export default function DocVersionRootWrapper(props: Props): ReactNode {
  return <DocVersionRoot {...props} version={useSidebars(props.version)} />;
}
