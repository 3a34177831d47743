/** What the words after a fence's language say, beyond what Docusaurus reads itself (`title`, line ranges). */
export interface FenceMeta {
  /** A `response` fence holds the body of an HTTP response. */
  isResponse: boolean;
  /** HTTP status of a response: 200 unless the fence says otherwise. */
  status?: number;
}

/**
 * @param meta - words after the language, for example `response status=201`
 * @returns what they say; words for the samples' checks (`run`, `no-check="…"`) have no meaning here
 */
export function parseFenceMeta(meta = ''): FenceMeta {
  const words = meta.replace(/[\w-]+=(["']).*?\1/g, '').split(/\s+/);
  if (!words.includes('response')) {
    return {isResponse: false};
  }
  const status = words.find((word) => /^status=\d{3}$/.test(word));
  return {isResponse: true, status: status ? Number(status.slice('status='.length)) : 200};
}
