import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import VisuallyHidden from '../VisuallyHidden';

/** Says after the name of a link, to screen readers, that it opens a new tab. */
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
