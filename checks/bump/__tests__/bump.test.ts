import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findMentions} from '../findMentions';
import {installVersion} from '../installVersion';
import {setVersion} from '../setVersion';

const manifest = JSON.stringify({
  dependencies: {'@strapi/strapi': '5.54.0', '@strapi/client': '1.6.2', react: '^18.0.0'},
  devDependencies: {'create-strapi-app': '5.54.0', prettier: '3.6.2'},
});

describe('setVersion', () => {
  it('sets every package that has the version of the CMS', () => {
    const {text, before} = setVersion(manifest, '5.60.1');
    expect(before).toBe('5.54.0');
    expect(JSON.parse(text)).toEqual({
      dependencies: {'@strapi/strapi': '5.60.1', '@strapi/client': '1.6.2', react: '^18.0.0'},
      devDependencies: {'create-strapi-app': '5.60.1', prettier: '3.6.2'},
    });
  });

  it('changes nothing else', () => {
    const file = path.resolve(__dirname, '../../../samples/package.json');
    const source = readFileSync(file, 'utf8');
    const {text, before} = setVersion(source, '5.60.1');
    expect(text).not.toBe(source);
    expect(setVersion(text, before).text).toBe(source);
    expect(text.replaceAll('5.60.1', before)).toBe(source);
  });

  it.each(['latest', '^5.60.0', '5.60'])('refuses %s', (version) => {
    expect(() => setVersion(manifest, version)).toThrow('is not an exact version');
  });
});

describe('installVersion', () => {
  it('installs the new version, or leaves the old one in place', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bump-'));
    const file = path.join(folder, 'package.json');
    writeFileSync(file, manifest);
    expect(() => installVersion(file, '5.99.0', () => false)).toThrow(
      /install Strapi 5\.99\.0, so the samples stay on 5\.54\.0.*npm view @strapi\/strapi versions/,
    );
    expect(readFileSync(file, 'utf8')).toBe(manifest);
    expect(installVersion(file, '5.60.1', () => readFileSync(file, 'utf8').includes('"5.60.1"'))).toBe('5.54.0');
    rmSync(folder, {recursive: true});
  });
});

describe('findMentions', () => {
  it('finds the version, not longer ones, and not in release notes', () => {
    const source = 'a\nStrapi 5.54.0.\n5.54.01 and 15.54.0';
    const pages = [
      {file: 'docs/a.mdx', source},
      {file: 'docs/release-notes.mdx', source},
    ];
    expect(findMentions(pages, '5.54.0')).toEqual([{file: 'docs/a.mdx', line: 2, message: 'names version 5.54.0'}]);
  });
});
