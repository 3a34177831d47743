// Wrapped: an id makes an anchor that links can lead to, so the check of broken anchors has to know it.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OriginalDetails from '@theme-original/MDXComponents/Details';
import type {Props} from '@theme/MDXComponents/Details';
import React, {type ReactNode} from 'react';

export default function MDXDetails(props: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <OriginalDetails {...props} />;
}
