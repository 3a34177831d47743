// Ejected: the link to a section is beside its heading, and pointing at or focusing either shows a button that copies the
// section as Markdown.
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OriginalHeading from '@theme/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import CopySection from '../../../../plugins/markdown-twins/client/CopySection';
import {nodeText} from '../../../components/nodeText';
import styles from './styles.module.css';

type SectionProps = Props & {id: string};

export default function Heading(props: Props): ReactNode {
  return hasId(props) ? <SectionHeading {...props} /> : <OriginalHeading {...props} />;
}

/** A page's main heading needs no link: the page's own URL leads there. */
function hasId(props: Props): props is SectionProps {
  return props.as !== 'h1' && Boolean(props.id);
}

function SectionHeading({as: As, id, className, children, ...props}: SectionProps): ReactNode {
  // The button isn't there from the start, because it would add a tab stop to every heading.
  const [heading, setHeading] = useState<Element | null>(null);
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <As
        {...props}
        id={id}
        className={clsx('anchor', useAnchorTargetClassName(id), className)}
        onPointerEnter={({currentTarget}) => setHeading(currentTarget)}
      >
        {children}
      </As>
      {/* Inside the heading, screen readers would read its words twice. */}
      <Link
        to={`#${id}`}
        className={styles.link}
        aria-label={translate(
          {
            id: 'theme.common.headingLinkTitle',
            message: 'Direct link to {heading}',
          },
          {heading: nodeText(children)},
        )}
        onFocus={({currentTarget}) => setHeading(currentTarget.previousElementSibling)}
      />
      {heading && <CopySection heading={heading} />}
    </>
  );
}
