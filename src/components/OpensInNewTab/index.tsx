import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import VisuallyHidden from '../VisuallyHidden';

/** Tells screen readers, after a link's name, that it opens a new tab. */
export default function OpensInNewTab(): ReactNode {
  return (
    <VisuallyHidden>
      {' '}
      <Translate id="theme.IconExternalLink.ariaLabel" description="The ARIA label for the external link icon">
        (opens in new tab)
      </Translate>
    </VisuallyHidden>
  );
}
