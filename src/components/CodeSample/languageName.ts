import {translate} from '@docusaurus/Translate';
import {terminal, languageLabel} from '../../lib/code/languageLabel';
import {translateData} from '../translateData';

/** The display name of a code sample's language, in the site's language. */
export function languageName(language: string): string {
  const label = languageLabel(language);
  if (label === undefined) {
    return translate({id: 'code.text', message: 'Text', description: 'Heading of a sample of plain text'});
  }
  return label === terminal ? translateData('code.terminal', label) : label;
}
