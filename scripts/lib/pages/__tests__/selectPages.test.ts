import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {childEnvironment} from '../../../../config/env';
import {requirePages, selectPages} from '../selectPages';

let cwd = '';
const git = (...args: string[]): void => {
  const env = childEnvironment({GIT_CONFIG_GLOBAL: os.devNull, GIT_CONFIG_NOSYSTEM: '1'});
  execFileSync('git', ['-c', 'user.name=w', '-c', 'user.email=w@example.com', ...args], {cwd, env, stdio: 'pipe'});
};
const selected = (...words: string[]): string[] =>
  ['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx'].filter(selectPages(false, words, cwd));

beforeAll(() => {
  cwd = mkdtempSync(path.join(os.tmpdir(), 'select-'));
  mkdirSync(path.join(cwd, 'docs'));
  git('init', '-q', '-b', 'main');
  writeFileSync(path.join(cwd, 'docs/a.mdx'), 'a');
  git('add', '.');
  git('commit', '-qm', 'a');
  git('checkout', '-qb', 'mine');
  writeFileSync(path.join(cwd, 'docs/b.mdx'), 'b');
  git('add', '.');
  git('commit', '-qm', 'b');
  writeFileSync(path.join(cwd, 'docs/c.mdx'), 'c');
});

afterAll(() => rmSync(cwd, {recursive: true}));

describe('selectPages', () => {
  it('selects what was committed since main, and uncommitted changes', () => {
    expect(selected()).toEqual(['docs/b.mdx', 'docs/c.mdx']);
  });

  it('also selects changed files in config, which has texts of screenshots and clips', () => {
    mkdirSync(path.join(cwd, 'config/screenshots'), {recursive: true});
    writeFileSync(path.join(cwd, 'config/clips.ts'), 'clips');
    git('add', '.');
    git('commit', '-qm', 'clips');
    writeFileSync(path.join(cwd, 'config/screenshots/a.ts'), 'a');
    const files = ['config/clips.ts', 'config/screenshots/a.ts', 'config/screenshots/b.ts'];
    expect(files.filter(selectPages(false, [], cwd))).toEqual(['config/clips.ts', 'config/screenshots/a.ts']);
  });

  it('ignores later changes on main', () => {
    git('checkout', '-q', 'main');
    writeFileSync(path.join(cwd, 'docs/a.mdx'), 'another a');
    git('commit', '-qam', 'another a');
    git('checkout', '-q', 'mine');
    expect(selected()).toEqual(['docs/b.mdx', 'docs/c.mdx']);
  });

  it('selects changed files whatever letters their names have', () => {
    writeFileSync(path.join(cwd, 'docs/café.mdx'), 'café');
    expect(selectPages(false, [], cwd)('docs/café.mdx')).toBe(true);
  });

  it('selects pages by a part of their path, or all pages', () => {
    expect(selected('a.mdx')).toEqual(['docs/a.mdx']);
    expect(selected('docs\\a')).toEqual(['docs/a.mdx']);
    expect(selected('docs/')).toEqual(['docs/a.mdx', 'docs/b.mdx', 'docs/c.mdx']);
    expect(selectPages(true, [], cwd)('docs/a.mdx')).toBe(true);
  });

  it.each([
    './docs/a.mdx',
    '.\\docs\\a.mdx',
    '/a',
    '/a/',
    '/a#part',
    'https://docs.example.com/a',
    'http://localhost:3000/a/',
  ])('accepts %s for docs/a.mdx', (word) => {
    expect(selected(word)).toEqual(['docs/a.mdx']);
  });

  it('accepts the absolute path of a page', () => {
    expect(selected(path.join(cwd, 'docs', 'a.mdx'))).toEqual(['docs/a.mdx']);
  });

  it('compares with the remote branch if there is no main, and says what to do without either', () => {
    git('update-ref', 'refs/remotes/origin/main', 'main');
    git('branch', '-qD', 'main');
    expect(selected()).toEqual(['docs/b.mdx', 'docs/c.mdx']);
    git('update-ref', '-d', 'refs/remotes/origin/main');
    expect(() => selected()).toThrow(/no branch main here.*--all.*git fetch origin main:main/);
  });
});

describe('requirePages', () => {
  it('fails if no page matches a word, but not if nothing was changed', () => {
    expect(() => requirePages(0, ['quik-start'])).toThrow(
      'No page has quik-start in its path below docs/: nothing was checked.',
    );
    expect(() => requirePages(0, [])).not.toThrow();
    expect(() => requirePages(1, ['quick-start'])).not.toThrow();
  });
});
