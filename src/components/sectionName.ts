import {outsideSections, type Section} from '../data/sections';
import {translateData} from './translateData';

/** The name of a section in the site's language, or the name for pages outside all sections. */
export function sectionName(section: Section | undefined): string {
  return section
    ? translateData(`sections.${section.id}.label`, section.label)
    : translateData('sections.outside', outsideSections);
}
