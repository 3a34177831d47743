/**
 * @param offset - from 0
 * @returns the line in a text, from 1
 */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * @param offset - from 0
 * @returns the line and the column in a text, both from 1
 */
export function placeAt(text: string, offset: number): {line: number; column: number} {
  return {line: lineAt(text, offset), column: offset - text.slice(0, offset).lastIndexOf('\n')};
}

/** @returns the first line of a JSON text with a key, from 1; 1 if there's none */
export function lineOfKey(json: string, key: string): number {
  return lineAt(json, Math.max(0, json.indexOf(`"${key}"`)));
}
