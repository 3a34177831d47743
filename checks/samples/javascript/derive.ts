import {javaScriptTitle} from '../../../plugins/javascript-tab/javaScriptTitle';
import {toJavaScript} from '../../../plugins/javascript-tab/toJavaScript';
import type {Sample} from '../../shared/samples/types';

/** A file of a page as readers of JavaScript see it. */
export interface DerivedFile {
  /** Path in the project. */
  path: string;
  text: string;
  sample: Sample;
}

/**
 * The file that a `code` sample shows, in JavaScript where the page has a tab with it.
 *
 * @throws Error when no JavaScript can be derived
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

/** Whether the page shows a sample in JavaScript too. */
export function isDerived({lang, meta}: Sample): boolean {
  return ['ts', 'tsx', 'typescript'].includes(lang) && !meta.flags.has('ts-only');
}
