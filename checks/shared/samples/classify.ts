import {messages} from './messages';
import type {Fence} from '../../../src/lib/code/extractFences';
import type {Kind} from './types';

const code = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const shell = new Set(['bash', 'sh', 'shell']);
const kindsByLanguage: Readonly<Record<string, Kind>> = {
  http: 'http',
  graphql: 'graphql',
  env: 'env',
  yaml: 'yaml',
  yml: 'yaml',
  dockerfile: 'dockerfile',
  nginx: 'nginx',
  html: 'html',
  text: 'text',
  diff: 'text',
  mermaid: 'text',
  mdx: 'text',
};

/**
 * Determines the kind of a fence.
 *
 * @returns its kind, or what the writer has to change to give it one
 */
export function classify({lang, meta}: Fence): {kind: Kind} | {message: string; fix: string} {
  if (meta.flags.has('v4')) {
    return {kind: 'v4'};
  }
  const byLanguage = kindsByLanguage[lang];
  if (byLanguage) {
    return {kind: byLanguage};
  }
  if (shell.has(lang)) {
    return {kind: 'shell'};
  }
  if (code.has(lang)) {
    if (meta.flags.has('run')) {
      return {kind: 'run'};
    }
    return meta.values.title ? {kind: 'code'} : messages.codeWithoutTitle(lang);
  }
  if (lang === 'json') {
    if (meta.flags.has('response')) {
      return {kind: 'response'};
    }
    if (meta.flags.has('variables')) {
      return {kind: 'variables'};
    }
    return meta.values.title ? {kind: 'json'} : messages.jsonWithoutTitle();
  }
  return messages.unknownLanguage(lang);
}
