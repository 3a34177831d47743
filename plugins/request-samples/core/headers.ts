import type {SampleRequest} from './parseRequest';

/** Headers in their usual spelling. A body without a content type is JSON. */
export function headersToSend({headers, body}: SampleRequest): Array<[name: string, value: string]> {
  const all = {...(body !== undefined && {'content-type': 'application/json'}), ...headers};
  return Object.entries(all).map(([name, value]) => [
    name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase()),
    value,
  ]);
}
