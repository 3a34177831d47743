import type {Lab, LabResponse} from '../../shared/lab/lab';
import type {SampleRequest} from '../../../plugins/request-samples/core/parseRequest';
import {encodeTarget} from '../../../plugins/request-samples/core/target';

/** Sends a request as a page shows it, with its placeholders (`<token>`, `<read-only-token>`, `<jwt>`, `<jwt:max>`, `<refresh-token>`) filled in. */
export async function sendRequest(lab: Lab, request: SampleRequest): Promise<LabResponse> {
  const headers: Record<string, string> = {...request.headers};
  if (headers.authorization !== undefined) {
    headers.authorization = await fillToken(lab, headers.authorization);
  }
  if (headers.cookie !== undefined) {
    headers.cookie = await fillToken(lab, headers.cookie);
  }
  if (request.body !== undefined && headers['content-type'] === undefined) {
    headers['content-type'] = 'application/json';
  }
  return lab.request({method: request.method, path: encodeTarget(request.target), headers, body: request.body});
}

/** Placeholder for a refresh token of the user Kai. */
const refreshToken = '<refresh-token>';

/** Replaces the placeholders with real tokens. */
export async function fillToken(lab: Lab, value: string): Promise<string> {
  const jwt = /<jwt(?::(\w+))?>/.exec(value);
  if (jwt) {
    return value.replace(jwt[0], await lab.jwt(jwt[1] ?? 'kai'));
  }
  if (value.includes(refreshToken)) {
    return value.replace(refreshToken, await lab.refreshToken('kai'));
  }
  return value.replace(/<([\w-]+)>/, (placeholder, name: string) => lab.tokens[name] ?? placeholder);
}
