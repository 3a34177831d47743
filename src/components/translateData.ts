// Imported as a whole: Docusaurus looks for named imports of `translate`, and would warn that it can't read these messages.
import * as messages from '@docusaurus/Translate';

/**
 * A text of src/data or src/lib in the site's language. `plugins/translations/dataMessages.ts` lists them all for
 * translators.
 *
 * @param id - its key in that list
 * @param message - the text in English
 */
export function translateData(id: string, message: string): string {
  return messages.translate({id: `data.${id}`, message});
}
