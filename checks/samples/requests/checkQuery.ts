import {paginationParameters, rootParameters} from '../../shared/cms/parameters';
import {jsonOf, objectOf} from '../../shared/samples/json';
import {messages} from '../../shared/samples/messages';
import type {SampleRequest} from '../../../plugins/request-samples/core/parseRequest';
import type {Message} from '../../shared/problem';

/** Locales of the samples application. */
const locales = ['en', 'fr', '*'];

/** Paths below /api that aren't content types of the application, so they have other parameters. */
const otherApis = ['auth', 'connect', 'users', 'users-permissions', 'upload', 'i18n', 'email'];

/**
 * Reports what the application itself accepts: unknown parameters at the root and in `pagination`, unknown locales, and keys next
 * to `data` in a body.
 */
export function checkQuery({target, body, method}: SampleRequest): Message[] {
  const [, first = ''] = /^\/api\/([\w-]+)/.exec(target) ?? [];
  if (first === '' || otherApis.includes(first)) {
    return [];
  }
  const problems: Message[] = [];
  const query = target.split('?').slice(1).join('?');
  for (const [name, value] of query.split('&').filter(Boolean).map(splitParameter)) {
    const [root = '', second = ''] = name.split(/[[\].]+/);
    if (!rootParameters.includes(root)) {
      problems.push(messages.unknownKey('the query', root, rootParameters));
    } else if (root === 'pagination' && !paginationParameters.includes(second)) {
      problems.push(messages.unknownKey('pagination', second, paginationParameters));
    } else if (root === 'locale' && !locales.includes(value)) {
      problems.push(messages.unknownValue('locale of the samples application', value, locales));
    }
  }
  if (body !== undefined && ['POST', 'PUT'].includes(method) && body.startsWith('{')) {
    for (const key of Object.keys(objectOf(jsonOf(body))).filter((name) => name !== 'data')) {
      problems.push(messages.unknownKey('the body', key, ['data']));
    }
  }
  return problems;
}

function splitParameter(parameter: string): [string, string] {
  const [name = '', ...value] = parameter.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}
