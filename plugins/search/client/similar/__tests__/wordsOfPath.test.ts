import {describe, expect, it} from 'vitest';
import {wordsOfPath} from '../wordsOfPath';

describe('wordsOfPath', () => {
  it.each([
    ['/cms/features/media-libary', 'media libary'],
    ['/cms/features/media-library/', 'media library'],
    ['/docs/draft_and_publish.html', 'draft and publish'],
    ['/cms/api/rest.md', 'rest'],
    ['/cms/caf%C3%A9', 'café'],
  ])('reads the last part of %s', (pathname, words) => {
    expect(wordsOfPath(pathname)).toBe(words);
  });

  it.each(['/', '', '/cms/%20', '/---'])('finds no words in "%s"', (pathname) => {
    expect(wordsOfPath(pathname)).toBe('');
  });

  it('survives text that cannot be decoded', () => {
    expect(wordsOfPath('/%E0%A4%A')).toBe('E0 A4 A');
  });

  it('ignores what is too long for the name of a page', () => {
    expect(wordsOfPath(`/cms/${'long-'.repeat(600)}`)).toBe('');
  });
});
