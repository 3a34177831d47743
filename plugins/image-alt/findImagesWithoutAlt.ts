/** The properties of a Markdown syntax tree that are used here. */
export interface Node {
  type: string;
  alt?: string | null;
  url?: string;
  label?: string | null;
  children?: Node[];
  position?: {start: {line: number; column: number}};
}

export interface ImageWithoutAlt {
  line: number;
  column: number;
  /** Its URL as written, or the label of its reference. */
  source: string;
}

/**
 * Finds the Markdown images whose alternative text is missing or blank. (Pages can't have an `<img>`, because it isn't
 * an MDX component.)
 *
 * @param root - syntax tree of one file
 * @returns the images in source order; empty if there are none
 */
export function findImagesWithoutAlt(root: Node): ImageWithoutAlt[] {
  const own: ImageWithoutAlt[] = [];
  if ((root.type === 'image' || root.type === 'imageReference') && !root.alt?.trim()) {
    const {line, column} = root.position?.start ?? {line: 1, column: 1};
    own.push({line, column, source: root.url ?? root.label ?? ''});
  }
  return [...own, ...(root.children ?? []).flatMap(findImagesWithoutAlt)];
}
