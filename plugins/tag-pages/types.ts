/** One entry of docs/tags.yml. */
export interface TagDeclaration {
  /** Key, as pages use it. */
  key: string;
  /** 1-based line of the key. */
  line: number;
  label: string;
  permalink: string;
  description: string;
}
