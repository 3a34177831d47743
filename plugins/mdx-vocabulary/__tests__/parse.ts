import {createProcessor} from '@mdx-js/mdx';
import directive from 'remark-directive';
import type {Node} from '../types';

/** Parses MDX with directives, as pages are parsed. */
export function parse(source: string): Node {
  return createProcessor({remarkPlugins: [directive]}).parse(source) as Node;
}
