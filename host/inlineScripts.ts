import {createHash} from 'node:crypto';

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const executableTypes = ['', 'text/javascript', 'application/javascript', 'module'];

/**
 * Finds the scripts that a page carries in its HTML. Data blocks, such as JSON-LD, are never run and need no hash.
 *
 * @param html - a built page
 * @returns the text of each inline script, as the browser hashes it
 */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(scriptPattern)].flatMap(([, attributes = '', text = '']) => {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    const isInline = !/\bsrc=/i.test(attributes) && executableTypes.includes(type);
    return isInline ? [text] : [];
  });
}

/**
 * @param script - text of an inline script
 * @returns its source expression for a Content-Security-Policy
 */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
