import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Our own word lists for pages and samples; the one for pages is also in cspell.json. */
const wordLists = ['config/words.txt', 'config/names.txt', 'config/sampleWords.txt'];

/** cspell dictionaries for the languages of samples. */
const dictionaries = (
  'en_us companies softwareTerms softwareTools networkingTerms misc typescript node npm html css bash docker git aws ' +
  'filetypes fonts sql html-symbol-entities shellscript fullstack'
).split(' ');

export interface Dictionary {
  has(word: string): boolean;
  /** Whether one of our own lists has the word. */
  lists(word: string): boolean;
}

let loaded: Promise<Dictionary> | undefined;

/** cspell's dictionaries and our lists, loaded once, in less than a second. */
export function readDictionary(): Promise<Dictionary> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Dictionary> {
  const {finalizeSettings, getDefaultSettings, getDictionary, mergeSettings} = await import('cspell-lib');
  const settings = mergeSettings(await getDefaultSettings(), {language: 'en-US', dictionaries});
  const dictionary = await getDictionary(finalizeSettings(settings));
  const own = new Set(wordLists.flatMap(readList));
  return {
    has: (word) => own.has(word) || dictionary.has(word, {ignoreCase: true}),
    lists: (word) => own.has(word),
  };
}

function readList(file: string): string[] {
  return readFileSync(path.resolve(__dirname, '../../..', file), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.toLowerCase().match(/\p{Ll}+/gu) ?? []);
}
