import {createHash} from 'node:crypto';

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const executableTypes = ['', 'text/javascript', 'application/javascript', 'module'];

/**
 * Finds the inline scripts in a page's HTML. Data blocks such as JSON-LD are never executed and need no hash.
 *
 * @param html - a built page
 * @returns the text of each inline script, exactly as the browser hashes it
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
 * @returns its hash as a source expression for a Content-Security-Policy
 */
export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
