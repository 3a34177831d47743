import type {Lab, LabResponse} from '../../shared/lab/lab';
import type {SampleRequest} from './parseRequest';

/** Sends a request as a page shows it, with its placeholders (`<token>`, `<read-only-token>`, `<jwt>`, `<jwt:max>`) filled in. */
export async function sendRequest(lab: Lab, request: SampleRequest): Promise<LabResponse> {
  const headers: Record<string, string> = {...request.headers};
  if (headers.authorization !== undefined) {
    headers.authorization = await fillToken(lab, headers.authorization);
  }
  if (request.body !== undefined && headers['content-type'] === undefined) {
    headers['content-type'] = 'application/json';
  }
  return lab.request({method: request.method, path: encodeTarget(request.target), headers, body: request.body});
}

async function fillToken(lab: Lab, value: string): Promise<string> {
  const jwt = /<jwt(?::(\w+))?>/.exec(value);
  if (jwt) {
    return value.replace(jwt[0], await lab.jwt(jwt[1] ?? 'kai'));
  }
  return value.replace(/<([\w-]+)>/, (placeholder, name: string) => lab.tokens[name] ?? placeholder);
}

/** Encodes what a browser or curl would encode in a path and query that are written for reading. */
export function encodeTarget(target: string): string {
  return encodeURI(target)
    .replace(/%25([0-9A-Fa-f]{2})/g, '%$1')
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']');
}
