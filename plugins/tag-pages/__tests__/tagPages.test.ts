import {describe, expect, it} from 'vitest';
import {findUndeclaredTags} from '../findUndeclaredTags';
import {findUnusedTags} from '../findUnusedTags';
import {parseTags} from '../parseTags';

const entry = (key: string) => `${key}:\n  label: Label\n  permalink: /${key}\n  description: What the tag is for.\n`;

describe('parseTags', () => {
  it('returns each tag with its line', () => {
    expect(parseTags(entry('a') + entry('b'), 'tags.yml')).toMatchObject([
      {key: 'a', line: 1, permalink: '/a'},
      {key: 'b', line: 5, label: 'Label'},
    ]);
    expect(parseTags(entry('a') + entry('b').replace('b:', "'b':"), 'tags.yml')[1]).toMatchObject({key: 'b', line: 5});
    expect(parseTags('', 'tags.yml')).toEqual([]);
  });

  it.each([
    ['a missing description', 'a:\n  label: A\n  permalink: /a\n', 'tags.yml:1: tag "a": description is missing'],
    ['an unknown key', `${entry('a')}  colour: red\n`, 'tags.yml:1: tag "a": entry Unrecognized key'],
    ['a permalink that is no slug', entry('a').replace('/a', '/a b'), 'permalink has to be /'],
    ['a permalink without a slash', entry('a').replace('/a', 'a'), 'permalink has to be /'],
    ['a permalink below another', entry('a').replace('/a', '/a/b'), 'permalink has to be /'],
    ['a description that says nothing', entry('a').replace(/What.*/, 'What it.'), 'description has to say something'],
    ['a long description', entry('a').replace('What', 'a'.repeat(160)), 'description has to fit into 160 characters'],
    ['a tag without anything', 'a:\n', 'tags.yml:1: tag "a": entry '],
    [
      'two tags with one permalink',
      entry('a') + entry('b').replace('/b', '/a'),
      'tags.yml:5: tag "b" has the permalink of "a"',
    ],
    ['broken YAML', `${entry('a')}b: [`, /^tags\.yml:5: /],
  ])('rejects %s', (_case, source, message) => {
    expect(() => parseTags(source, 'tags.yml')).toThrow(message);
  });

  it('lists every mistake, one tag per line', () => {
    const mistaken = entry('b')
      .replace('Label', "''")
      .replace(/What.*/, 'Short');
    expect(() => parseTags(`${entry('rest-api')}${mistaken}c:\n  label:\n`, 'tags.yml')).toThrow(
      [
        'tags.yml:5: tag "b": label is missing; description has to say something. Give label, permalink and description.',
        'tags.yml:9: tag "c": label is missing; permalink is missing; description is missing. Give label, permalink and description.',
      ].join('\n'),
    );
  });
});

describe('findUndeclaredTags', () => {
  const content = '---\ntitle: rest\ntags:\n  - filters\n  - rst-api\n---\n';

  it('reports file and line, and suggests the nearest tag', () => {
    expect(findUndeclaredTags(['filters', 'rst-api'], ['filters', 'rest-api'], content, 'docs/x.mdx')).toEqual([
      'docs/x.mdx:5: tag "rst-api" is not declared. Did you mean "rest-api"? Otherwise declare it in docs/tags.yml.',
    ]);
  });

  it('reports each tag, in a list on one line or without any line, and says to declare what resembles none', () => {
    const inline = '---\ndescription: xylophone\ntags: [xylophone]\n---\n';
    expect(findUndeclaredTags(['xylophone', 'quartz'], ['rest-api'], inline, 'docs/x.mdx')).toEqual([
      'docs/x.mdx:3: tag "xylophone" is not declared. Declare it in docs/tags.yml.',
      'docs/x.mdx:1: tag "quartz" is not declared. Declare it in docs/tags.yml.',
    ]);
  });

  it('does not confuse the undeclared tag with a longer one', () => {
    const both = '---\ntags:\n  - api-tokens\n  - api\n---\n';
    expect(findUndeclaredTags(['api-tokens', 'api'], ['api-tokens'], both, 'docs/x.mdx')[0]).toMatch(
      /^docs\/x\.mdx:4:/,
    );
  });
});

describe('findUnusedTags', () => {
  it('reports the tag that no page uses', () => {
    const tags = parseTags(entry('a') + entry('b'), 'docs/tags.yml');
    expect(findUnusedTags(tags, new Set(['/a']), 'docs/tags.yml')).toEqual([
      'docs/tags.yml:5: tag "b" has no page. Add it to the "tags" of a page, or remove it.',
    ]);
  });
});
