// Wrapped: a reader who comes to a heading can copy its section as Markdown.
import OriginalHeading from '@theme-original/MDXComponents/Heading';
import type {Props} from '@theme/MDXComponents/Heading';
import type {ReactNode} from 'react';
import {useState} from 'react';
import CopySection from '../../../../plugins/markdown-twins/client/CopySection';

export default function Heading(props: Props): ReactNode {
  // The button is there once it's of use: on every heading it would be one more stop for the keyboard.
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
