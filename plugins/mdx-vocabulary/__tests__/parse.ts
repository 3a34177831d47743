import {createProcessor} from '@mdx-js/mdx';
import directive from 'remark-directive';
import type {Node} from '../types';

/** Parses MDX with the syntax that pages have: MDX and directives. */
export function parse(source: string): Node {
  return createProcessor({remarkPlugins: [directive]}).parse(source) as Node;
}
