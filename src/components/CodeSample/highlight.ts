import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism, normalizeTokens} from 'prism-react-renderer';
import {prismLanguage} from '../../lib/code/prismLanguage';
import {plainLines, renderLines} from '../../lib/code/renderLines';
import {httpRequestGrammar} from './httpGrammar';

prismIncludeLanguages(Prism);
Prism.languages.insertBefore('http', 'request-line', httpRequestGrammar);

/**
 * Highlights code. This module is large: it runs at build time, and browsers only fetch it for code that the server didn't
 * render.
 *
 * @param code - the code
 * @param language - language of its fence; without a grammar, the code stays plain
 * @param lineClassNames - class names by line index
 * @returns HTML of the lines
 */
export function highlight(
  code: string,
  language: string,
  lineClassNames: Readonly<Record<number, readonly string[]>>,
): string {
  const grammar = Prism.languages[prismLanguage(language)];
  const lines = grammar ? normalizeTokens(Prism.tokenize(code, grammar)) : plainLines(code);
  return renderLines(lines, lineClassNames);
}
