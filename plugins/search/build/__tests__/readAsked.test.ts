import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {PageRecord} from '../../core/types';
import {addAsked, parseAsked, readAsked} from '../readAsked';

const text = `
/cms/api:
  '':
    - talk to the cms
  null:
    - no value at all
/cms/faq:
  start: [it doesn't boot, "won't run"]
`;

describe('readAsked', () => {
  let base: string;

  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'asked-'));
  });

  afterEach(() => rm(base, {recursive: true}));

  it('reads the files of a folder, and none if there is no folder', async () => {
    await writeFile(path.join(base, 'b.yml'), '/b:\n  one: [second]\n');
    await writeFile(path.join(base, 'a.yml'), '/a:\n  one: [first]\n');
    await writeFile(path.join(base, 'README.md'), 'nothing');
    const asked = await readAsked('.', base);
    expect(asked.map(({path: page, phrases}) => [page, phrases])).toEqual([
      ['/a', ['first']],
      ['/b', ['second']],
    ]);
    expect(await readAsked('nowhere', base)).toEqual([]);
  });
});

describe('parseAsked', () => {
  it('knows the line of each section, and reads its key as a string', () => {
    expect(parseAsked(text, 'a.yml')).toEqual([
      {file: 'a.yml', line: 3, path: '/cms/api', anchor: '', phrases: ['talk to the cms']},
      {file: 'a.yml', line: 5, path: '/cms/api', anchor: 'null', phrases: ['no value at all']},
      {file: 'a.yml', line: 8, path: '/cms/faq', anchor: 'start', phrases: ["it doesn't boot", "won't run"]},
    ]);
    expect(parseAsked('', 'a.yml')).toEqual([]);
  });

  it.each([
    ['cms/api:\n  one: [x y]', /a\.yml: [^]*cms\/api/],
    ['/cms/api:\n  one: []', /a\.yml: [^]*one/],
    ['/cms/api:\n  one: [{a: b}]', /a\.yml: [^]*one/],
    ['/cms/api:\n  one: [x', /a\.yml: .* at line 2/],
    ['/cms/api:\n  one: [x y]\n/cms/api:\n  two: [x y]', /a\.yml: Map keys must be unique at line 3/],
  ])('reports the file and the mistake in %j', (source, message) => {
    expect(() => parseAsked(source, 'a.yml')).toThrow(message);
  });
});

describe('addAsked', () => {
  const section = {heading: '', parents: [], text: '', samples: []};
  const page = {
    ...{path: '/cms/faq', title: '', description: '', kind: 'guide', trail: [], tags: [], keywords: []},
    sections: [
      {...section, anchor: ''},
      {...section, anchor: 'start'},
    ],
  } satisfies PageRecord;

  it('adds phrases to the sections that they are for, and leaves out those for other pages', () => {
    expect(addAsked([page], parseAsked(text, 'a.yml'))[0]?.sections).toEqual([
      {...section, anchor: ''},
      {...section, anchor: 'start', asked: ["it doesn't boot", "won't run"]},
    ]);
  });
});
