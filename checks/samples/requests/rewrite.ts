import {jsonOf} from '../../shared/samples/json';
import type {Answer} from './runPage';
import {elide} from './compare';
import {formatJson} from './formatJson';

/** The page with the real responses instead of the ones it shows, but with the same omissions. */
export function rewrite(source: string, answers: readonly Answer[]): string {
  const lines = source.split('\n');
  for (const {response, status, body} of [...answers].sort((a, b) => b.response.line - a.response.line)) {
    const text = formatJson(elide(jsonOf(response.text), body ?? null));
    const indented = text.split('\n').map((line) => response.indent + line);
    lines.splice(response.line, response.endLine - response.line - 1, ...indented);
    lines[response.line - 1] = withStatus(lines[response.line - 1] ?? '', status);
  }
  return lines.join('\n');
}

function withStatus(opening: string, status: number): string {
  const bare = opening.replace(/ status=\d+/, '');
  return status === 200 ? bare : `${bare} status=${status}`;
}
