/** The parts of a Markdown syntax tree that are read. */
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
  /** Its address as written, or the label of its reference. */
  source: string;
}

/**
 * Finds the Markdown images that have no alternative text, or only spaces. (Pages have no `<img>`: the MDX vocabulary
 * has none.)
 *
 * @param root - syntax tree of one file
 * @returns the images in the order of the file; empty when there is none
 */
export function findImagesWithoutAlt(root: Node): ImageWithoutAlt[] {
  const own: ImageWithoutAlt[] = [];
  if ((root.type === 'image' || root.type === 'imageReference') && !root.alt?.trim()) {
    const {line, column} = root.position?.start ?? {line: 1, column: 1};
    own.push({line, column, source: root.url ?? root.label ?? ''});
  }
  return [...own, ...(root.children ?? []).flatMap(findImagesWithoutAlt)];
}
