import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {parseMeta} from '../../src/lib/code/parseMeta';
import {javaScriptTitle} from './javaScriptTitle';
import {toJavaScript} from './toJavaScript';

/** Group of the tabs, so that the reader's choice applies to the whole site. */
export const group = 'code-language';

const languages = new Set(['ts', 'tsx', 'typescript']);

/**
 * Remark plugin that adds a tab with the derived JavaScript to each TypeScript sample. Samples with the word `ts-only`,
 * and code that is the same in both languages or only consists of types, stay unchanged.
 *
 * Line ranges such as `{1,3}` only apply to the TypeScript tab, because line numbers differ in the other one. Use
 * comments (`// highlight-next-line`) to highlight lines in both.
 */
export function javaScriptTab(): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    await visit(tree, file);
  };
}

async function visit(parent: Parent, file: VFile): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'code') {
      const tabs = await tabsOf(child, file);
      if (tabs) {
        parent.children[index] = tabs as RootContent;
      }
    } else if ('children' in child) {
      await visit(child, file);
    }
  }
}

async function tabsOf(code: Code, file: VFile): Promise<MdxJsxFlowElement | undefined> {
  const meta = code.meta ?? '';
  const {flags, values} = parseMeta(meta);
  if (!languages.has(code.lang ?? '') || flags.has('ts-only')) {
    return undefined;
  }
  const {title = ''} = values;
  const jsx = code.lang === 'tsx' || title.endsWith('.tsx');
  const run = flags.has('run');
  let text: string;
  try {
    text = await toJavaScript(code.value, {title, jsx, run});
  } catch (error) {
    return file.fail(
      `no JavaScript can be derived from this sample: ${(error as Error).message}. Correct it, or add ts-only to the fence`,
      code.position,
    );
  }
  if (text === '' || (title === '' && text === code.value.trim())) {
    return undefined;
  }
  const javaScript: Code = {
    type: 'code',
    lang: jsx ? 'jsx' : 'js',
    meta: meta.replace(/\{[\d,\s-]+\}/, '').replace(`title="${title}"`, `title="${javaScriptTitle(title)}"`),
    value: text,
  };
  return element('Tabs', {groupId: group}, [
    element('TabItem', {value: 'ts', label: 'TypeScript'}, [code]),
    element('TabItem', {value: 'js', label: 'JavaScript'}, [javaScript]),
  ]);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(
    ([key, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name: key, value}),
  );
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}
