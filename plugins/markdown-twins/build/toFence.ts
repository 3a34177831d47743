import type {Code} from 'mdast';
import {describeStatus} from '../../../src/lib/code/describeStatus';
import {dropMagicComments} from '../../../src/lib/code/magicComments';
import type {ResponseMeta} from '../../../src/lib/code/parseMeta';
import {parseMeta, parseResponseMeta} from '../../../src/lib/code/parseMeta';

/**
 * Reduces a sample's fence to what readers of the twin need: its language, its title or what kind of response it is,
 * and its code. Drops what only matters to the sample checks, and line highlighting.
 *
 * @param fence - as written on the page
 */
export function toFence({lang, meta, value}: Code): Code {
  const {title = ''} = parseMeta(meta ?? '').values;
  const response = parseResponseMeta(meta ?? '');
  const label = response ? describeResponse(title, response) : title;
  return {type: 'code', lang, meta: label ? `title="${label}"` : null, value: dropMagicComments(value)};
}

function describeResponse(title: string, {isResult, status}: ResponseMeta): string {
  return isResult ? title || 'Result' : `${title || 'Response'}, ${describeStatus(status)}`;
}
