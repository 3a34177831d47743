import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkSaid} from '../checkSaid';

const find = (sentence: string, text: string) =>
  checkSaid(readPage('docs/a.mdx', `${sentence}\n\n\`\`\`json title="a"\n${text}\n\`\`\``).page).map(
    ({line, message}) => `${line} ${message}`,
  );

describe('checkSaid', () => {
  it('reports a value that the sentence above contradicts', () => {
    expect(find('It shows `a` if `b` is `false`:', '{\n"b": true}')).toEqual([
      '5 the sentence above says false, but this says true',
    ]);
  });

  it('accepts the value, both values, and other sentences', () => {
    expect(find('It shows `a` if `b` is `false`:', '{"b": false, "c": true}')).toEqual([]);
    expect(find('It returns `true` or `false`:', '{"b": true}')).toEqual([]);
    expect(find('By default, it is `false`. This turns it on:', '{"b": true}')).toEqual([]);
  });
});
