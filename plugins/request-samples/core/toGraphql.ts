import type {SampleRequest} from './parseRequest';

/** The operation in a request to the GraphQL endpoint; `undefined` for other requests. */
export function toGraphql({method, target, body}: SampleRequest): string | undefined {
  if (method !== 'POST' || target !== '/graphql') {
    return undefined;
  }
  try {
    const {query, ...others} = JSON.parse(body ?? '') as {query?: unknown};
    return typeof query === 'string' && Object.keys(others).length === 0 ? query : undefined;
  } catch {
    return undefined;
  }
}
