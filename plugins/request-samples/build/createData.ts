import {deriveVariants} from '../core/deriveVariants';
import {requestKey} from './dataFileOf';
import type {ContentTypeNames, RequestFence, RequestLanguage} from '../core/types';

/** The forms of each request on a page, by the request's key and the form's language. */
export type PageRequests = Record<string, Partial<Record<RequestLanguage, string>>>;

export async function createData(requests: readonly RequestFence[], types: ContentTypeNames): Promise<PageRequests> {
  const data: PageRequests = {};
  for (const request of requests) {
    const variants = await deriveVariants(request, types);
    data[requestKey(request)] = Object.fromEntries(variants.map(({language, text}) => [language, text]));
  }
  return data;
}
