/** Matches the front matter at the start of a page; the first group is the YAML between its lines of hyphens. */
export const frontMatterBlock = /^---\n([\s\S]*?)\n---\n/;
