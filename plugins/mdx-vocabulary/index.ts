import path from 'node:path';
import {clips} from '../../src/data/clips';
import {screenshots} from '../../src/data/screenshots';
import {checkVocabulary} from './checkVocabulary';
import {describeClips} from './describeClips';
import {describeScreenshots} from './describeScreenshots';
import {importComponents} from './importComponents';
import {importFiles} from './importFiles';
import {componentPaths, fileProps, loadRules} from './rules';
import type {Node} from './types';

/**
 * Remark plugin that fails the build for a component, prop, HTML element or admonition that isn't in the vocabulary
 * (src/mdx/vocabulary.ts), and for an image without alternative text. It also resolves the icons and diagrams that
 * components name to files, and adds the text and sizes of screenshots and clips. Runs before Docusaurus's own plugins,
 * on both pages and partials.
 *
 * @returns the transformer; it throws an Error that lists every mistake of the file as `file:line:column: message`
 */
export function mdxVocabulary(): (root: Node, file: {path: string}) => void {
  const rules = loadRules();
  return (root, file) => {
    const problems = checkVocabulary(root, rules);
    if (problems.length > 0) {
      const name = path.relative(process.cwd(), file.path);
      const lines = problems.map(({line, column, message}) => `${name}:${line}:${column}: ${message}`);
      throw new Error(`${lines.join('\n')}\nThe components are shown at /contribute/components.`);
    }
    importFiles(root, fileProps);
    describeScreenshots(root, screenshots);
    describeClips(root, clips);
  };
}

/**
 * Remark plugin that imports the MDX components of a page or partial, including those that other plugins insert. Runs
 * after them.
 */
export function vocabularyImports(): (root: Node) => void {
  return (root) => importComponents(root, componentPaths);
}
