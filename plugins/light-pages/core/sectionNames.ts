/**
 * A file below the base URL with the names of the sections' scripts. It has no hash in its own name, so browsers have to
 * revalidate it.
 */
export const sectionsFile = 'sections.json';

export interface SectionNames {
  /** Name of the site's code that the sections belong to. */
  main: string;
  /** `id=hash,id=hash` */
  sections: string;
}
