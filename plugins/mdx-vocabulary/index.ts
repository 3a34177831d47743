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
 * Remark plugin: stops the build at a component, prop, HTML element or admonition that is not in the vocabulary
 * (src/mdx/vocabulary.ts), gives components that name an icon or a diagram the file itself, and screenshots and clips
 * their text and sizes. Runs before Docusaurus's own plugins, on pages and partials alike.
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
 * Remark plugin: imports the components of the vocabulary that a page or partial uses, also those that other plugins put
 * there. Runs after these.
 */
export function vocabularyImports(): (root: Node) => void {
  return (root) => importComponents(root, componentPaths);
}
