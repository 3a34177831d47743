// Wrapped: pointing at or focusing a heading shows a button that copies its section as Markdown.
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import type {ReactNode} from 'react';
import {useState} from 'react';
import CopySection from '../../../../plugins/markdown-twins/client/CopySection';

export default function Heading(props: Props): ReactNode {
  // The button isn't there from the start, because it would add a tab stop to every heading.
  const [heading, setHeading] = useState<Element>();
  if (!props.id) {
    return <OriginalHeading {...props} />;
  }
  const come = ({currentTarget}: {currentTarget: Element}): void => setHeading(currentTarget);
  return (
    <>
      <OriginalHeading {...props} onPointerEnter={come} onFocus={come} />
      {heading && <CopySection heading={heading} />}
    </>
  );
}
