import {createInterface} from 'node:readline/promises';
import type {Answers, Question} from './pageQuestions';

/**
 * Completes the answers from the command line. In a terminal, it asks for missing ones.
 *
 * @param given - answers from the command line
 * @param questions - returns the questions that can be asked, given the answers so far
 * @throws Error if an answer is invalid, or one is missing and there's no terminal
 */
export async function askInTurn(given: Answers, questions: (answers: Answers) => Question[]): Promise<Answers> {
  for (const {name, check} of questions(given)) {
    const problem = given[name] === undefined ? undefined : check(given[name]);
    if (problem) {
      throw new Error(problem);
    }
  }
  const answers = {...given};
  const next = (): Question | undefined => questions(answers).find(({name}) => answers[name] === undefined);
  const terminal = process.stdin.isTTY ? createInterface({input: process.stdin, output: process.stdout}) : undefined;
  try {
    for (let question = next(); question; question = next()) {
      const {name, text, default: fallback} = question;
      if (terminal) {
        answers[name] = await ask(question, (prompt) => terminal.question(prompt));
      } else if (fallback !== undefined) {
        answers[name] = fallback;
      } else {
        throw new Error(`--${name} is missing. ${text}${list(question)}`);
      }
    }
  } finally {
    terminal?.close();
  }
  return answers;
}

async function ask(question: Question, prompt: (text: string) => Promise<string>): Promise<string> {
  const {text, default: fallback, check} = question;
  const hint = fallback === undefined ? '' : ` (Enter: ${fallback || 'nothing'})`;
  for (;;) {
    const answer = (await prompt(`${text}${list(question)}${hint}\n> `)).trim() || (fallback ?? '');
    const problem = check(answer);
    if (!problem) {
      return answer;
    }
    console.log(problem);
  }
}

function list({choices}: Question): string {
  return choices ? `\n  ${choices.join('\n  ')}` : '';
}
