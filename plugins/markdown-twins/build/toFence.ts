import type {Code} from 'mdast';
import {describeStatus} from '../../../src/lib/code/describeStatus';
import type {ResponseMeta} from '../../../src/lib/code/parseMeta';
import {parseMeta, parseResponseMeta} from '../../../src/lib/code/parseMeta';
import {code} from './nodes';

/** Marks lines of a sample for the eye (config/prism.ts): the page shows the lines without the comment. */
const magicComment =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*(?:highlight|inserted|deleted)-(?:next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * A sample as the twin shows it: its language, its title or what response it is, and its code. What the checks of samples
 * read, and what marks lines, is left out.
 *
 * @param fence - as the page has it
 */
export function toFence({lang, meta, value}: Code): Code {
  const {title = ''} = parseMeta(meta ?? '').values;
  const response = parseResponseMeta(meta ?? '');
  const label = response ? describeResponse(title, response) : title;
  const lines = value.split('\n').filter((line) => !magicComment.test(line));
  return code(lang ?? null, label ? `title="${label}"` : null, lines.join('\n'));
}

function describeResponse(title: string, {isResult, status}: ResponseMeta): string {
  return isResult ? title || 'Result' : `${title || 'Response'}, ${describeStatus(status)}`;
}
