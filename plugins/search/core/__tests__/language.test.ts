import {afterEach, describe, expect, it} from 'vitest';
import {createIndexFiles} from '../../build/createIndexFiles';
import {SearchEngine} from '../engine';
import type {FullFile} from '../indexFiles';
import {stem} from '../stem';
import {setLanguage} from '../tokenize';
import type {PageRecord} from '../types';

const page: PageRecord = {
  path: '/a',
  title: 'Paintings',
  kind: 'guide',
  trail: [],
  tags: [],
  keywords: [],
  description: '',
  sections: [{anchor: '', heading: '', parents: [], text: '', samples: []}],
};

function readFull(locale: string): FullFile {
  const full = createIndexFiles([page], {locale}).find(({name}) => name.startsWith('full.'));
  return JSON.parse(full?.content ?? '') as FullFile;
}

afterEach(() => setLanguage());

describe('the language of an index', () => {
  it('is the one that it stems: English, or none', () => {
    expect(readFull('en').index.terms).toBe('paint');
    expect(readFull('fr').index.terms).toBe('paintings');
  });

  it('is stored in the index', () => {
    const file = readFull('fr');
    setLanguage();
    expect(new SearchEngine(file, file.index).search('paintings').pages).toHaveLength(1);
    expect(stem('paintings')).toBe('paintings');
  });

  it('also applies to phrases that readers type', () => {
    setLanguage('fr');
    expect(stem('relations')).toBe('relations');
    setLanguage('en-GB');
    expect(stem('relations')).toBe('relation');
  });
});
