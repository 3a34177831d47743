import type {Code} from 'mdast';
import {describeStatus} from '../../../src/lib/code/describeStatus';
import {dropMagicComments} from '../../../src/lib/code/magicComments';
import type {ResponseMeta} from '../../../src/lib/code/parseMeta';
import {parseMeta, parseResponseMeta} from '../../../src/lib/code/parseMeta';
import {code} from './nodes';

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
  return code(lang ?? null, label ? `title="${label}"` : null, dropMagicComments(value));
}

function describeResponse(title: string, {isResult, status}: ResponseMeta): string {
  return isResult ? title || 'Result' : `${title || 'Response'}, ${describeStatus(status)}`;
}
