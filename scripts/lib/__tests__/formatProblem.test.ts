import {expect, it} from 'vitest';
import {formatAnnotation, formatProblem} from '../formatProblem';

const problem = {file: 'docs/a,b: 5 %.mdx', line: 3, column: 7, message: 'one\r\ntwo, 5 %: x', fix: 'correct it'};

it('formats a problem with its place and, if there is one, its fix', () => {
  expect(formatProblem(problem)).toBe('docs/a,b: 5 %.mdx:3:7  one\r\ntwo, 5 %: x\n    correct it');
  expect(formatProblem({file: 'docs/a.mdx', line: 3, message: 'wrong'})).toBe('docs/a.mdx:3  wrong');
});

it('escapes what ends a part of an annotation', () => {
  expect(formatAnnotation(problem)).toBe(
    '::error file=docs/a%2Cb%3A 5 %25.mdx,line=3,col=7::one%0D%0Atwo, 5 %25: x: correct it',
  );
});
