/**
 * @param header - the request's `Accept-Encoding`, such as `gzip, br;q=0`
 * @param name - the encoding, such as `br`
 * @returns whether the client accepts it; `q=0` means that it doesn't
 */
export function acceptsEncoding(header: string, name: string): boolean {
  return header.split(',').some((part) => {
    const [encoding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
