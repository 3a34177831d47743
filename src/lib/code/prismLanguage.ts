const aliases: Readonly<Record<string, string>> = {
  dockerfile: 'docker',
  env: 'properties',
  md: 'markdown',
  mdx: 'markdown',
  sh: 'bash',
};

/**
 * @param language - language of a fence
 * @returns name of the Prism grammar that highlights it
 */
export function prismLanguage(language: string): string {
  return aliases[language] ?? language;
}
