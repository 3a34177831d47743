import {javaScriptTitle} from '../../../plugins/javascript-tab/javaScriptTitle';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import type {Sample} from '../../shared/samples/types';

/** A file of a page as readers of the JavaScript tab see it. */
export interface DerivedFile {
  /** Path in the project. */
  path: string;
  text: string;
  sample: Sample;
}

/**
 * The file in a `code` sample, converted to JavaScript if the page has a JavaScript tab for it.
 *
 * @throws Error if no JavaScript can be derived
 */
export async function derive(sample: Sample): Promise<DerivedFile> {
  const {lang, meta, text} = sample;
  const title = meta.values.title ?? '';
  if (!isDerived(sample)) {
    return {path: title, text, sample};
  }
  const jsx = lang === 'tsx' || title.endsWith('.tsx');
  return {path: javaScriptTitle(title), text: await toJavaScript(text, {title, jsx, run: false}), sample};
}

/** Whether the page also shows a sample in JavaScript. */
export function isDerived({lang, meta}: Sample): boolean {
  return ['ts', 'tsx', 'typescript'].includes(lang) && !meta.flags.has('ts-only');
}
