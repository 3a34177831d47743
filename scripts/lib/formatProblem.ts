import type {Problem} from '../../checks/shared/problem';

/** @returns a problem as `file:line:column  message`, in which terminals and editors find the place, and its fix below */
export function formatProblem({file, line, column, message, fix}: Problem & {column?: number}): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}${fix ? `\n    ${fix}` : ''}`;
}

/**
 * @returns a problem as a command that shows it beside its line in a pull request
 * @see https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatAnnotation({file, line, column, message, fix}: Problem & {column: number}): string {
  const name = escapeData(file).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::error file=${name},line=${line},col=${column}::${escapeData(message + (fix ? `: ${fix}` : ''))}`;
}

/** As in toolkit/packages/core/src/command.ts of GitHub's actions. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
