import {didYouMean} from '../didYouMean';

/** Every message of the checks on samples: what is wrong, and what would be right. */
export const messages = {
  unknownLanguage: (lang: string) => ({
    problem: lang === '' ? 'a fence without a language' : `no check knows the language "${lang}"`,
    fix: 'use one of the languages in STYLEGUIDE.md, "Samples", or add no-check="reason"',
  }),
  codeWithoutTitle: (lang: string) => ({
    problem: `a ${lang} fence that doesn't say where its code goes`,
    fix: 'add title="src/…" for a file of an application, or the word run for statements that run inside one',
  }),
  jsonWithoutTitle: () => ({
    problem: "a json fence that doesn't say what it is",
    fix: 'add the word response below a request, variables below a GraphQL operation, or title="…" for a file',
  }),
  optOutWithoutReason: () => ({
    message: 'no-check without a reason',
    fix: 'write no-check="why this cannot be checked"',
  }),
  v4Elsewhere: () => ({
    message: 'a sample of Strapi 4 on a page that is not about migration',
    fix: 'show how it is done in Strapi 5, or move it to a page of the type migration',
  }),
  v4Language: (lang: string) => ({
    message: `nothing can be said about a Strapi 4 sample in "${lang}"`,
    fix: 'use ts, tsx, js, jsx, json, http, graphql, env or yaml, or say it in words',
  }),
  codemodWithoutResult: () => ({
    message: 'a codemod whose result is not shown',
    fix: 'put a fence of the same language right below, with what the codemod makes of this one, or write unchanged if it changes nothing',
  }),
  codemodChanges: (codemod: string, actual: string) => ({
    message: `${codemod} changes this, and the fence says unchanged`,
    fix: `it writes:\n${actual}`,
  }),
  resultOfNothing: () => ({
    message: "the result of code that isn't run",
    fix: 'take no-load off the fence above it, or leave the result out',
  }),
  codemodResult: (codemod: string, actual: string) => ({
    message: `${codemod} writes something else`,
    fix: `it writes:\n${actual}`,
  }),
  tooManyOptOuts: (count: number, total: number, share: number) => ({
    message: `${count} of ${total} fences opt out of checks, more than ${share * 100} %`,
    fix: 'make some of them checkable',
  }),
  orphan: (kind: string) => ({
    message: `a ${kind} without a request, call or operation above it`,
    fix: 'put it right below the http, graphql or run fence it belongs to',
  }),
  invalid: (what: string, error: string) => ({message: `${what} doesn't parse: ${error}`}),
  unknownKey: (what: string, key: string, known: readonly string[]) => ({
    message: `${what} has no "${key}"`,
    fix: `${didYouMean(key, known)}known: ${known.join(', ')}`,
  }),
  unknownValue: (what: string, value: string, known: readonly string[]) => ({
    message: `"${value}" is no ${what}`,
    fix: `${didYouMean(value, known)}known: ${known.join(', ')}`,
  }),
  status: (actual: number, expected: number, detail: string) => ({
    message: `the application answers ${actual}, the page says ${expected}${detail && `: ${detail}`}`,
    fix: `correct the request, or say status=${actual} in the fence of the response`,
  }),
  body: (differences: readonly string[]) => ({
    message: `the response differs from the real one: ${differences.join('; ')}`,
    fix: 'run npm run samples:update',
  }),
  threw: (error: string) => ({
    message: `the code throws: ${error}`,
    fix: 'correct it, or write throws="ErrorName" in its fence',
  }),
  didNotThrow: (expected: string, actual: string) => ({
    message: `the code was to throw ${expected}, and ${actual}`,
    fix: 'correct throws="…" in its fence',
  }),
  typescript: (error: string) => ({message: error}),
  derived: (error: string) => ({
    message: `the JavaScript of this sample doesn't load: ${error}`,
    fix: 'correct the sample, or add ts-only to its fence if it makes no sense in JavaScript',
  }),
  started: (error: string) => ({
    message: `Node.js can't run the JavaScript of this file: ${error}`,
    fix: 'correct it, or write no-load="reason" in its fence',
  }),
  variant: (language: string, differences: readonly string[]) => ({
    message: `the ${language} form of this request doesn't get the same response: ${differences.join('; ')}`,
    fix: 'write the request differently, correct plugins/request-samples, or write http-only in its fence',
  }),
  clientRequest: (method: string, path: string, status: number) => ({
    message: `it sends ${method} ${path}, to which the application responds with ${status}`,
    fix: 'correct the request, or write no-load="reason" in its fence',
  }),
  clientSilent: () => ({
    message: 'it sends no request when everything it exports is called',
    fix: 'export what sends the request, or write no-load="reason" in its fence',
  }),
  clientEndless: (seconds: number) => ({
    message: `it isn't done after ${seconds} seconds when everything it exports is called`,
    fix: 'end what it repeats, or write no-load="reason" in its fence',
  }),
  clientParameter: (name: string, parameter: string) => ({
    message: `${name}() can't be called: no value is known for its parameter ${parameter}`,
    fix: 'name it as other samples do, or add a value to checks/samples/client/runClient.ts',
  }),
  clientResult: (name: string, value: string) => ({
    message: `${name}() returns ${value}, in which something is missing`,
    fix: 'correct what it reads from the response, or what it asks for',
  }),
  uncaught: (error: string) => ({
    message: `nobody catches an error: ${error}`,
    fix: 'await the call, or catch its error',
  }),
  stopped: (error: string) => ({
    message: `the application stops here: ${error}`,
    fix: 'leave out what ends the process, or what never ends',
  }),
  crashed: (error: string) => ({message: `the check of this page fails: ${error}`}),
  load: (error: string) => ({message: `the application doesn't start with this file: ${error}`}),
};
