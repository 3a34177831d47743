// Ejected: the icon set of this site.
import Icon from '@phosphor-icons/core/assets/regular/note-pencil.svg';
import type {Props} from '@theme/Admonition/Icon/Note';
import type {ReactNode} from 'react';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return <Icon aria-hidden="true" focusable="false" {...props} />;
}
