import {frontMatterSchema} from '../../plugins/front-matter/schema';

/**
 * The reference table of front matter keys for writers, generated from the schema's descriptions.
 *
 * @returns Markdown; CONTRIBUTING.md contains it, and a test compares the two
 */
export function frontMatterReference(): string {
  const rows = Object.entries(frontMatterSchema.shape).map(([key, field]) => {
    const isRequired = !field.safeParse(undefined).success;
    return `| \`${key}\` | ${isRequired ? 'yes' : 'no'} | ${field.description ?? ''} |`;
  });
  return ['| Key | Required | What it is |', '|---|---|---|', ...rows].join('\n');
}
