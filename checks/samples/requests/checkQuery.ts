import {PAGINATION_PARAMETERS, ROOT_PARAMETERS} from '../../shared/cms/parameters';
import {messages} from '../../shared/samples/messages';
import type {SampleRequest} from '../../../plugins/request-samples/core/parseRequest';

/** Locales of the samples application. */
const LOCALES = ['en', 'fr', '*'];

/** Paths below /api that are not content types of the application, whose parameters are their own. */
const OTHER_APIS = ['auth', 'connect', 'users', 'users-permissions', 'upload', 'i18n', 'email'];

/**
 * Checks what the application itself lets through: unknown parameters at the root and of `pagination`, unknown locales,
 * and keys beside `data` in a body.
 */
export function checkQuery({target, body, method}: SampleRequest): Array<{message: string; fix?: string}> {
  const [, first = ''] = /^\/api\/([\w-]+)/.exec(target) ?? [];
  if (first === '' || OTHER_APIS.includes(first)) {
    return [];
  }
  const problems: Array<{message: string; fix?: string}> = [];
  const query = target.split('?').slice(1).join('?');
  for (const [name, value] of query.split('&').filter(Boolean).map(splitParameter)) {
    const [root = '', second = ''] = name.split(/[[\].]+/);
    if (!ROOT_PARAMETERS.includes(root)) {
      problems.push(messages.unknownKey('the query', root, ROOT_PARAMETERS));
    } else if (root === 'pagination' && !PAGINATION_PARAMETERS.includes(second)) {
      problems.push(messages.unknownKey('pagination', second, PAGINATION_PARAMETERS));
    } else if (root === 'locale' && !LOCALES.includes(value)) {
      problems.push(messages.unknownValue('locale of the samples application', value, LOCALES));
    }
  }
  if (body !== undefined && ['POST', 'PUT'].includes(method) && body.startsWith('{')) {
    for (const key of keysOf(body).filter((name) => name !== 'data')) {
      problems.push(messages.unknownKey('the body', key, ['data']));
    }
  }
  return problems;
}

function splitParameter(parameter: string): [string, string] {
  const [name = '', ...value] = parameter.split('=');
  return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
}

function keysOf(body: string): string[] {
  try {
    return Object.keys(JSON.parse(body) as object);
  } catch {
    return [];
  }
}
