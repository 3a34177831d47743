import {describe, expect, it} from 'vitest';
import {readCalls} from '../readCalls';

describe('readCalls', () => {
  it('only finds exported async functions, with their parameters', () => {
    const text = `
      export async function find(host: string, page = 1): Promise<void> {}
      export const list = async (locale: string) => [];
      export const plain = (rating: number) => rating, again = async function () {};
      export function subtitle({name}: Card): string { return name; }
      async function hidden(): Promise<void> {}
      export const limit = 3;
    `;
    expect(readCalls(text)).toEqual([
      {name: 'find', parameters: ['host', 'page']},
      {name: 'list', parameters: ['locale']},
      {name: 'again', parameters: []},
    ]);
  });

  it('finds public methods of exported classes, factory methods first', () => {
    const text = `
      export class Session {
        async send(path: string): Promise<void> {}
        private async renew(): Promise<void> {}
        static async open(password: string): Promise<Session> { return new Session(); }
      }
    `;
    expect(readCalls(text)).toEqual([
      {name: 'open', parameters: ['password'], ofClass: {name: 'Session', isStatic: true}},
      {name: 'send', parameters: ['path'], ofClass: {name: 'Session', isStatic: false}},
    ]);
  });
});
