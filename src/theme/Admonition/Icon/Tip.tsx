// Ejected: the icon set of this site.
import Icon from '@phosphor-icons/core/assets/regular/lightbulb.svg';
import type {Props} from '@theme/Admonition/Icon/Tip';
import type {ReactNode} from 'react';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return <Icon aria-hidden="true" focusable="false" {...props} />;
}
