// Ejected: the icon set of this site.
import Icon from '@phosphor-icons/core/assets/regular/warning.svg';
import type {Props} from '@theme/Admonition/Icon/Warning';
import type {ReactNode} from 'react';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <Icon aria-hidden="true" focusable="false" {...props} />;
}
