// Ejected: the icon set of this site.
import Icon from '@phosphor-icons/core/assets/regular/fire.svg';
import type {Props} from '@theme/Admonition/Icon/Danger';
import type {ReactNode} from 'react';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return <Icon aria-hidden="true" focusable="false" {...props} />;
}
