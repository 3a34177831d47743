// Ejected: the icon set of this site.
import Icon from '@phosphor-icons/core/assets/regular/info.svg';
import type {Props} from '@theme/Admonition/Icon/Info';
import type {ReactNode} from 'react';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return <Icon aria-hidden="true" focusable="false" {...props} />;
}
