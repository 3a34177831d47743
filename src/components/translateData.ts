// Not a named import: Docusaurus extracts messages from those, and would warn that it can't read these.
import * as messages from '@docusaurus/Translate';

/**
 * Translates a text of src/data or src/lib. `plugins/translations/dataMessages.ts` lists all of them for translators.
 *
 * @param id - its key in that list
 * @param message - the text in English
 */
export function translateData(id: string, message: string): string {
  return messages.translate({id: `data.${id}`, message});
}
