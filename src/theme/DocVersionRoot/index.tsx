// Wrapped: adds the docs sidebars, which pages don't load at first.
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type {Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';
import {useSidebars} from '../../../plugins/light-pages/client/docsSidebars';

export default function DocVersionRootWrapper(props: Props): ReactNode {
  return <DocVersionRoot {...props} version={useSidebars(props.version)} />;
}
