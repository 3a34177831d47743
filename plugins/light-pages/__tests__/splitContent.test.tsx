import {evaluate, type EvaluateOptions} from '@mdx-js/mdx';
import {createElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {splitContent} from '../build/splitContent';

const options = {...runtime, recmaPlugins: [splitContent]} as EvaluateOptions;
const paragraphs = (count: number): string =>
  Array.from({length: count}, (_, index) => `Paragraph **${index}** with \`code\`.`).join('\n\n');

interface Rendered {
  html: string;
  parts: number;
}

async function render(source: string, own: EvaluateOptions = options): Promise<Rendered> {
  const {default: Content} = await evaluate(source, own);
  const content = createElement(Content);
  const top = (Content as (props: object) => ReactElement<{children?: ReactNode}>)({});
  const children = [top.props.children].flat();
  const isPart = (child: ReactNode): boolean =>
    isValidElement(child) && typeof child.type === 'function' && child.type.name === '_Part';
  return {html: renderToStaticMarkup(content), parts: children.filter(isPart).length};
}

describe('splitContent', () => {
  it('splits a long page into parts of at most a hundred elements, without changing them', async () => {
    const source = `# Title\n\n${paragraphs(100)}\n\n- one\n- two`;
    const {html, parts} = await render(source);
    expect(parts).toBe(4);
    expect(html).toBe((await render(source, runtime as EvaluateOptions)).html);
  });

  it.each(['', 'One paragraph.', `# Title\n\n${paragraphs(3)}`])('leaves a short page as it is', async (source) => {
    expect((await render(source)).parts).toBe(0);
  });

  it('keeps what a page passes to its components, and what it exports', async () => {
    const source = `export const name = 'Kai';\n\n${paragraphs(60)}\n\nHello {name}, {props.greeting}.`;
    const {default: Content} = await evaluate(source, options);
    expect(renderToStaticMarkup(createElement(Content, {greeting: 'welcome'}))).toContain('Hello Kai, welcome.');
  });
});
