// Ejected: no remount after hydration, which stock needs for inline colors; passes the response of a sample to the layout.
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {ReactNode} from 'react';
import {Children} from 'react';
import {ResponseProvider} from '../../components/CodeSample/ResponseContext';

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const parts = Children.toArray(children);
  const texts = parts.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (texts.length < parts.length) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return (
    <ResponseProvider metastring={props.metastring}>
      <StringContent {...props}>{texts.join('')}</StringContent>
    </ResponseProvider>
  );
}
