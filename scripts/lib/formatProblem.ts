import type {Problem} from '../../checks/shared/problem';

/** @returns a problem as `file:line:column  message`, in which terminals and editors find the place, and its fix below */
export function formatProblem({file, line, column, message, fix}: Problem & {column?: number}): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}${fix ? `\n    ${fix}` : ''}`;
}
