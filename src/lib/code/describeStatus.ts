/** Names of the status codes that appear in samples (RFC 9110, section 15; 429 is from RFC 6585). */
const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/**
 * @param status - HTTP status code
 * @returns the code with its name, such as `201 Created`; only the code if the table doesn't have it
 */
export function describeStatus(status: number): string {
  const reason = reasons[status];
  return reason ? `${status} ${reason}` : String(status);
}
