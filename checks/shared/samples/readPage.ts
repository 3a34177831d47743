import {messages} from './messages';
import type {Problem} from '../problem';
import type {Page, Sample} from './types';
import {blankDeletedLines} from '../../../src/lib/code/magicComments';
import {classify} from './classify';
import {extractFences} from '../../../src/lib/code/extractFences';

/** Splits a page into samples. A fence of no known kind, or an opt-out without a reason, is a problem. */
export function readPage(file: string, source: string): {page: Page; problems: Problem[]} {
  const page: Page = {file, source, samples: [], optedOut: []};
  const problems: Problem[] = [];
  for (const fence of extractFences(source).map((one) => ({file, ...one}))) {
    const reason = fence.meta.values['no-check'];
    if (fence.meta.flags.has('no-check') || reason?.trim() === '') {
      problems.push({file, line: fence.line, ...messages.optOutWithoutReason()});
      continue;
    }
    if (reason !== undefined) {
      page.optedOut.push({line: fence.line, reason});
      continue;
    }
    const result = classify(fence);
    if ('kind' in result) {
      page.samples.push({...fence, text: blankDeletedLines(fence.text), kind: result.kind} satisfies Sample);
    } else {
      problems.push({file, line: fence.line, ...result});
    }
  }
  return {page, problems};
}
