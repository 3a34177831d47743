import {describe, expect, it} from 'vitest';
import {describeScreenshots} from '../describeScreenshots';
import type {JsxAttribute, Node} from '../types';
import {parse} from './parse';

const taken = {alt: 'A list', width: 600, height: 400, hash: 'a'};

describe('describeScreenshots', () => {
  const propsOf = (name: string, screenshots: Parameters<typeof describeScreenshots>[1]) => {
    const tree = parse(`<Steps>\n\n<Screenshot name="${name}" />\n\n</Steps>`);
    describeScreenshots(tree, screenshots);
    const element = tree.children?.[0]?.children?.[0] as Node;
    return (element.attributes as JsxAttribute[]).map((attribute) => [attribute.name, attribute.value]);
  };

  it('adds the text and the size in CSS pixels', () => {
    expect(propsOf('list', {list: taken})).toEqual([
      ['name', 'list'],
      ['alt', 'A list'],
      ['width', '600'],
      ['height', '400'],
    ]);
  });

  it('adds the size of the one for phones', () => {
    expect(propsOf('list', {list: {...taken, phone: {width: 440, height: 500}}}).slice(4)).toEqual([
      ['phoneWidth', '440'],
      ['phoneHeight', '500'],
    ]);
  });

  it('does not mistake inherited properties for screenshots', () => {
    expect(propsOf('constructor', {})).toEqual([['name', 'constructor']]);
  });
});
