/** The label of shell commands. It's the only label that is translated, because all others are names. */
export const terminal = 'Terminal';

const labels: Readonly<Record<string, string>> = {
  bash: terminal,
  css: 'CSS',
  docker: 'Dockerfile',
  dockerfile: 'Dockerfile',
  env: '.env',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  md: 'Markdown',
  mdx: 'MDX',
  nginx: 'nginx',
  sh: terminal,
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
  yml: 'YAML',
};

/**
 * @param language - language of a fence
 * @returns its display name, shown on code without a title; `undefined` for plain text
 */
export function languageLabel(language: string): string | undefined {
  return language === 'text' ? undefined : (labels[language] ?? language);
}
