import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readMembers} from '../readMembers';

describe('readMembers', () => {
  let folder: string;
  const file = (): string => path.join(folder, 'main.d.ts');

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'members-'));
    await writeFile(
      path.join(folder, 'other.d.ts'),
      "export interface Endpoint<T> { access?: T; 'max-age'?: number }\nexport type Kind = 'one' | 'two';",
    );
    await writeFile(
      file(),
      `import type { Endpoint, Kind as K } from './other';
       import type { Foreign } from 'somewhere';
       interface Base { id: string }
       export interface Main extends Base {
         flag?: boolean;
         kind: K;
         kinds?: K[];
         size: number | string | undefined;
         endpoint?: Endpoint<'a' | 'b'>;
         proxy?: boolean | { url: string };
         run(): void;
         foreign?: Foreign;
         extra?: { [key: string]: unknown };
         self?: Main;
       }
       export type Picked = Omit<Main, 'id' | 'self'>;
       interface Inner<T> { inner: T }
       interface Outer<T> { first: Inner<string>; second: T }
       export interface Generic { outer: Outer<number> }`,
    );
  });

  afterAll(() => rm(folder, {recursive: true}));

  it('reads properties with their kinds, values and paths, even from other files of the package', () => {
    expect(readMembers(file(), 'Main')).toMatchObject({
      id: {kinds: ['string'], required: true},
      flag: {kinds: ['boolean'], required: false},
      kind: {kinds: ['string'], values: ['one', 'two'], required: true},
      kinds: {kinds: ['list'], required: false},
      size: {kinds: ['number', 'string'], required: false},
      'endpoint.access': {kinds: ['string'], values: ['a', 'b']},
      'endpoint.max-age': {kinds: ['number']},
      proxy: {kinds: ['boolean', 'object']},
      run: {kinds: ['function'], required: true},
      extra: {kinds: ['object'], isOpen: true},
    });
  });

  it('ignores what other packages declare, and what is required in an optional object', () => {
    const facts = readMembers(file(), 'Main');
    expect(facts.foreign?.kinds).toBeUndefined();
    expect(facts['proxy.url']).toMatchObject({kinds: ['string'], required: undefined});
  });

  it('omits what Omit removes', () => {
    expect(Object.keys(readMembers(file(), 'Picked'))).not.toContain('id');
    expect(Object.keys(readMembers(file(), 'Picked'))).toContain('flag');
  });

  it('keeps type parameters of the same name apart', () => {
    expect(readMembers(file(), 'Generic')).toMatchObject({
      'outer.first.inner': {kinds: ['string']},
      'outer.second': {kinds: ['number']},
    });
  });

  it('throws if there is no such type', () => {
    expect(() => readMembers(file(), 'Nothing')).toThrow('declares no Nothing');
  });
});
