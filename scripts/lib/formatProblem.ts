interface Problem {
  file: string;
  line: number;
  column?: number;
  message: string;
  fix?: string;
}

/** @returns a problem as `file:line:column  message`, in which terminals and editors find the place, and its fix below */
export function formatProblem({file, line, column, message, fix}: Problem): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}${fix ? `\n    ${fix}` : ''}`;
}
