import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {nameClasses} from '../build/nameClasses';
import {shortenClasses} from '../build/shortenClasses';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'classes-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, css: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, css);
  return file;
}

describe('nameClasses', () => {
  it('names classes and animations by their order', () => {
    const second = write('b/styles.module.css', '.bar{animation:turn 1s}@keyframes turn{to{x:y}}');
    const first = write('a/styles.module.css', '/* .none */.bar:hover .text{x:.5rem}.bar{x:y}');
    write('a/other.css', '.global{x:y}');
    const names = nameClasses([folder]);
    expect([...names.keys()]).toEqual([first, second]);
    expect(Object.fromEntries(names.get(first) ?? [])).toEqual({bar: 'aA', text: 'aB'});
    expect(Object.fromEntries(names.get(second) ?? [])).toEqual({bar: 'aC', turn: 'aD'});
  });

  it('never repeats a name, and throws if there are too many', () => {
    const classes = (count: number) => Array.from({length: count}, (_, index) => `.class${index}{x:y}`).join('');
    const file = write('styles.module.css', classes(1900));
    expect(new Set(nameClasses([folder]).get(file)?.values()).size).toBe(1900);
    write('styles.module.css', classes(2000));
    expect(() => nameClasses([folder])).toThrow('more classes than two characters can name');
  });
});

describe('shortenClasses', () => {
  const configuration = () => ({
    module: {rules: [{use: ['style', {options: {modules: {localIdentName: '[local]_[hash]'}}}]}]},
    experiments: {cache: {version: '1'}},
  });
  type Naming = (context: {resourcePath: string}, template: string, name: string) => string | undefined;

  it('names known classes, and leaves the rest to the bundler', () => {
    const {module, experiments} = configuration();
    const file = write('styles.module.css', '.bar{x:y}');
    shortenClasses({module, experiments} as Parameters<typeof shortenClasses>[0], nameClasses([folder]));
    const {modules} = (module.rules[0]?.use[1] as unknown as {options: {modules: {getLocalIdent: Naming}}}).options;
    expect(modules.getLocalIdent({resourcePath: file}, '', 'bar')).toBe('aA');
    expect(modules.getLocalIdent({resourcePath: file}, '', 'unknown')).toBeUndefined();
    expect(modules.getLocalIdent({resourcePath: '/other.module.css'}, '', 'bar')).toBeUndefined();
  });

  it('invalidates the cache when names change', () => {
    const versionWith = (css: string): string => {
      write('styles.module.css', css);
      const changed = configuration();
      shortenClasses(changed as Parameters<typeof shortenClasses>[0], nameClasses([folder]));
      return changed.experiments.cache.version;
    };
    const version = versionWith('.bar{x:y}');
    expect(versionWith('.bar{x:z}')).toBe(version);
    expect(versionWith('.text{x:y}.bar{x:y}')).not.toBe(version);
  });

  it('invalidates the cache when files with the same names swap their order', () => {
    const versionFor = (): string => {
      const changed = configuration();
      shortenClasses(changed as Parameters<typeof shortenClasses>[0], nameClasses([folder]));
      return changed.experiments.cache.version;
    };
    write('b/styles.module.css', '.bar{x:y}');
    const moved = write('c/styles.module.css', '.bar{z:y}');
    const version = versionFor();
    rmSync(moved);
    write('a/styles.module.css', '.bar{z:y}');
    expect(versionFor()).not.toBe(version);
  });
});
