/** One entry of docs/tags.yml. */
export interface TagDeclaration {
  /** Key that pages use. */
  key: string;
  /** Line of the key, from 1. */
  line: number;
  label: string;
  permalink: string;
  description: string;
}
