import {messages} from './messages';
import type {Fence} from '../../../src/lib/code/extractFences';
import type {Kind} from './types';

const CODE = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const SHELL = new Set(['bash', 'sh', 'shell']);
const BY_LANGUAGE: Readonly<Record<string, Kind>> = {
  http: 'http',
  graphql: 'graphql',
  env: 'env',
  yaml: 'yaml',
  yml: 'yaml',
  dockerfile: 'dockerfile',
  nginx: 'nginx',
  html: 'html',
  text: 'text',
  mermaid: 'text',
  mdx: 'text',
};

/**
 * Decides what a fence is.
 *
 * @returns its kind, or what the writer has to change for it to have one
 */
export function classify({lang, meta}: Fence): {kind: Kind} | {problem: string; fix: string} {
  if (meta.flags.has('v4')) {
    return {kind: 'v4'};
  }
  const byLanguage = BY_LANGUAGE[lang];
  if (byLanguage) {
    return {kind: byLanguage};
  }
  if (SHELL.has(lang)) {
    return {kind: 'shell'};
  }
  if (CODE.has(lang)) {
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
