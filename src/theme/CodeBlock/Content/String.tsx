// Ejected: notices that code overflows after it changed, which stock measures only when it appears or the window is
// resized.
import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content/String';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import {type ReactNode, useRef, useState} from 'react';
import {useOverflows} from '../../../components/useOverflows';

export default function CodeBlockString({
  children,
  className,
  metastring,
  language,
  title,
  showLineNumbers,
}: Props): ReactNode {
  const {prism} = useThemeConfig();
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const isCodeScrollable = useOverflows(codeBlockRef);
  const [isEnabled, setIsEnabled] = useState(false);
  return (
    <CodeBlockContextProvider
      metadata={createCodeBlockMetadata({
        code: children,
        className,
        metastring,
        language,
        title,
        showLineNumbers,
        magicComments: prism.magicComments,
        defaultLanguage: prism.defaultLanguage,
      })}
      wordWrap={{codeBlockRef, isCodeScrollable, isEnabled, toggle: () => setIsEnabled(!isEnabled)}}
    >
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
