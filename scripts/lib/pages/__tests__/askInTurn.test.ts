import {afterEach, describe, expect, it, vi} from 'vitest';
import {askInTurn} from '../askInTurn';
import type {Answers, Question} from '../pageQuestions';

const close = vi.fn();
const question = vi.fn<(prompt: string) => Promise<string>>();
vi.mock('node:readline/promises', () => ({createInterface: () => ({question, close})}));

const {isTTY} = process.stdin;
afterEach(() => {
  process.stdin.isTTY = isTTY;
  vi.resetAllMocks();
});

const all: Question[] = [
  {name: 'title', text: 'Which title?', check: (title) => (title === title.toUpperCase() ? undefined : 'Shout.')},
  {name: 'group', text: 'Which group?', choices: ['A', 'B'], default: '', check: () => undefined},
  {name: 'url', text: 'Which URL?', default: '/a', check: () => undefined},
];
const ask = (given: Answers) => askInTurn(given, () => all);

describe('without a terminal', () => {
  it('the defaults apply', async () => {
    process.stdin.isTTY = false;
    await expect(ask({title: 'A', url: '/b'})).resolves.toEqual({title: 'A', group: '', url: '/b'});
  });

  it('a missing or invalid answer is an error', async () => {
    process.stdin.isTTY = false;
    await expect(ask({group: 'A'})).rejects.toThrow('--title is missing. Which title?');
    await expect(ask({title: 'a'})).rejects.toThrow('Shout.');
    expect(question).not.toHaveBeenCalled();
  });
});

describe('in a terminal', () => {
  it('asks for what is missing, until the answer is valid', async () => {
    process.stdin.isTTY = true;
    const log = vi.spyOn(console, 'log').mockReturnValue();
    for (const answer of ['a', ' A ', '', '']) {
      question.mockResolvedValueOnce(answer);
    }
    await expect(ask({})).resolves.toEqual({title: 'A', group: '', url: '/a'});
    expect(question.mock.calls.flat()).toEqual([
      'Which title?\n> ',
      'Which title?\n> ',
      'Which group?\n  A\n  B (Enter: nothing)\n> ',
      'Which URL? (Enter: /a)\n> ',
    ]);
    expect(log.mock.calls).toEqual([['Shout.']]);
    expect(close).toHaveBeenCalledOnce();
  });
});
