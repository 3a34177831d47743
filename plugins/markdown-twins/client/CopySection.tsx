import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import VisuallyHidden from '../../../src/components/VisuallyHidden';
import {twinPath} from '../../../src/lib/twinPath';
import {copyMarkdown} from './copyMarkdown';
import styles from './CopySection.module.css';
import {useCopy} from '../../../src/components/useCopy';

const labels = {
  none: translate({id: 'copySection.label', message: 'Copy section', description: 'Button of a heading'}),
  copied: translate({id: 'copySection.copied', message: 'Copied'}),
  failed: translate({id: 'copySection.failed', message: 'Could not copy'}),
};

/** Copies the Markdown of the section that begins with a heading. */
export default function CopySection({heading}: {heading: Element}): ReactNode {
  const {permalink} = useDoc().metadata;
  const {outcome, copy} = useCopy();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-search-ignore=""
        onClick={() => copy(() => copyMarkdown(twinPath(permalink), heading))}
      >
        {labels[outcome]}
      </button>
      <VisuallyHidden role="status">{outcome !== 'none' && labels[outcome]}</VisuallyHidden>
    </>
  );
}
