import {parseFragment, type DefaultTreeAdapterMap} from 'parse5';
import ts from 'typescript';
import {messages} from '../../shared/samples/messages';
import type {Finding} from './types';

type Node = DefaultTreeAdapterMap['node'];

/**
 * Checks an HTML fragment: the HTML parser finds nothing to correct, and each script is valid JavaScript.
 *
 * @param text - the fence's text
 * @returns a finding for each mistake, with its line
 */
export function checkHtml(text: string): Finding[] {
  const findings: Finding[] = [];
  const fragment = parseFragment(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine}) => {
      findings.push({...messages.invalid('this HTML', code), line: startLine});
    },
  });
  return [...findings, ...unclosed(fragment), ...scripts(fragment)];
}

/** Elements without their required end tag. HTML closes them implicitly, so the parser doesn't report them. */
function unclosed(node: Node): Finding[] {
  const inside = childrenOf(node).flatMap(unclosed);
  const location = 'tagName' in node ? node.sourceCodeLocation : undefined;
  const isOpen = location && 'tagName' in node && !location.endTag && !voidElements.has(node.tagName);
  return isOpen
    ? [{...messages.invalid('this HTML', `<${node.tagName}> isn't closed`), line: location.startLine}, ...inside]
    : inside;
}

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

function scripts(node: Node): Finding[] {
  if (!('tagName' in node) || node.tagName !== 'script') {
    return childrenOf(node).flatMap(scripts);
  }
  return node.childNodes.flatMap((child) => {
    if (!('value' in child)) {
      return [];
    }
    const {diagnostics = []} = ts.transpileModule(child.value, {
      fileName: 'script.js',
      reportDiagnostics: true,
      compilerOptions: {target: ts.ScriptTarget.ESNext, allowJs: true},
    });
    return diagnostics.map(({messageText, start = 0}) => {
      const lineInScript = child.value.slice(0, start).split('\n').length - 1;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return {
        ...messages.invalid('the script', message),
        line: (child.sourceCodeLocation?.startLine ?? 1) + lineInScript,
      };
    });
  });
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}
