import {describe, expect, it} from 'vitest';
import type {PageRecord} from '../../search/core/types';
import {findSamples} from '../findSamples';

const sample = (code: string, language = 'ts', title = '') => ({code, language, title});
const section = (heading: string, anchor: string, ...samples: readonly object[]) => ({heading, anchor, samples});
const record = (path: string, title: string, kind: string, ...sections: readonly object[]) =>
  ({path, title, kind, sections}) as unknown as PageRecord;

const records = [
  record('/v5', 'Use findMany', 'change', section('', '', sample('findMany()'))),
  record('/rest', 'REST', 'guide', section('List', 'list', sample('await api.findMany({})'), sample('findMany();'))),
  record(
    '/service',
    'Service',
    'guide',
    section('', '', sample('findManyPages(); $findMany; findMany_;')),
    section('The method findMany', 'find', sample('await strapi.findmany({limit: 1000})'), sample('findMany', 'js')),
    section('Files', 'files', sample('export {};', 'ts', 'src/findMany.ts')),
  ),
];
const found = (symbol: string, language?: string): string[] =>
  findSamples(records, symbol, language).map(({url, code}) => `${url} ${code}`);

describe('findSamples', () => {
  it('finds whole names in code and titles: guides before changes, what is about the name first, then short ones', () => {
    expect(found(' findMany ')).toEqual([
      '/service#find findMany',
      '/service#find await strapi.findmany({limit: 1000})',
      '/service#files export {};',
      '/rest#list findMany();',
      '/rest#list await api.findMany({})',
      '/v5 findMany()',
    ]);
  });

  it('finds samples in one language', () => {
    expect(found('findMany', 'js')).toEqual(['/service#find findMany']);
    expect(findSamples(records, '$findMany', 'ts')).toEqual([
      {
        ...{page: 'Service', heading: '', url: '/service', language: 'ts', title: ''},
        code: 'findManyPages(); $findMany; findMany_;',
      },
    ]);
  });
});
