import {afterEach, beforeEach, expect, it} from 'vitest';
import {parseArguments} from '../parseArguments';

const before = process.argv;

beforeEach(() => {
  process.argv = ['node', 'script.ts'];
});

afterEach(() => {
  process.argv = before;
});

it('returns values and words', () => {
  process.argv.push('--port', '80', 'filters');
  const {values, positionals} = parseArguments({allowPositionals: true, options: {port: {type: 'string'}}});
  expect({...values}).toEqual({port: '80'});
  expect(positionals).toEqual(['filters']);
});

it.each([
  ['--help', 'Unknown option \'--help\'. This command has --all, --port: see README.md, "More commands".'],
  ['filters', 'Unexpected argument \'filters\'. This command has --all, --port: see README.md, "More commands".'],
  [
    '--port',
    `Option '--port <value>' argument missing. This command has --all, --port: see README.md, "More commands".`,
  ],
])('rejects %s and lists the options', (argument, message) => {
  process.argv.push(argument);
  expect(() => parseArguments({options: {all: {type: 'boolean'}, port: {type: 'string'}}})).toThrow(message);
});

it('rejects an option of a command that has none', () => {
  process.argv.push('--all');
  expect(() => parseArguments({})).toThrow("Unknown option '--all'. This command has no options: see README.md");
});
