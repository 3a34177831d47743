import {translate} from '@docusaurus/Translate';
import {terminal, languageLabel} from '../../lib/code/languageLabel';
import {translateData} from '../translateData';

/** What readers call the language of a code sample, in the site's language. */
export function languageName(language: string): string {
  const label = languageLabel(language);
  if (label === undefined) {
    return translate({id: 'code.text', message: 'Text', description: 'Heading of a sample of plain text'});
  }
  return label === terminal ? translateData('code.terminal', label) : label;
}
