import {expect, it} from 'vitest';
import {describeClips} from '../describeClips';
import type {JsxAttribute, Node} from '../types';
import {parse} from './parse';

it('gives a clip its label and its size in CSS pixels', () => {
  const tree = parse('<Clip name="drag" />\n\n<Clip name="other" />');
  describeClips(tree, {drag: {label: 'A field is dragged', width: 700, height: 400, hash: 'a'}});
  const [drag, other] = (tree.children as Node[]).map((element) =>
    (element.attributes as JsxAttribute[]).map((attribute) => [attribute.name, attribute.value]),
  );
  expect(drag).toEqual([
    ['name', 'drag'],
    ['label', 'A field is dragged'],
    ['width', '700'],
    ['height', '400'],
  ]);
  expect(other).toEqual([['name', 'other']]);
});
