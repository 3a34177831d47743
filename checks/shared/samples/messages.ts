import {didYouMean} from '../didYouMean';

/** The article depends on pronunciation: an HTTP method, an nginx directive, a user. */
function articleOf(noun: string): string {
  return /^(?:[aeio]|HTTP|nginx)/.test(noun) ? 'an' : 'a';
}

/** Every message of the checks on samples: what's wrong, and how to fix it. */
export const messages = {
  unknownLanguage: (lang: string) => ({
    message: lang === '' ? 'this fence has no language' : `no check supports the language "${lang}"`,
    fix: 'use one of the languages in STYLEGUIDE.md, "Samples", or add no-check="reason"',
  }),
  codeWithoutTitle: (lang: string) => ({
    message: `this ${lang} fence doesn't say where its code goes`,
    fix: 'add title="src/…" for a file in a project, or the word run for statements that run inside the application',
  }),
  jsonWithoutTitle: () => ({
    message: "this json fence doesn't say what it is",
    fix: 'add the word response below a request, variables below a GraphQL operation, or title="…" for a file',
  }),
  optOutWithoutReason: () => ({
    message: 'no-check needs a reason',
    fix: 'write no-check="why this cannot be checked"',
  }),
  v4Elsewhere: () => ({
    message: 'Strapi 4 code belongs on migration pages only',
    fix: 'show how to do it in Strapi 5, or move it to a page of type migration',
  }),
  v4Language: (lang: string) => ({
    message: `Strapi 4 samples in "${lang}" can't be checked`,
    fix: 'use ts, tsx, js, jsx, json, http, graphql, env or yaml, or describe it in words',
  }),
  codemodWithoutResult: () => ({
    message: "the page doesn't show what this codemod writes",
    fix: 'add a fence in the same language right below with the result, or write unchanged if the codemod changes nothing',
  }),
  codemodChanges: (codemod: string, actual: string) => ({
    message: `${codemod} changes this code, but the fence says unchanged`,
    fix: `it writes:\n${actual}`,
  }),
  resultOfNothing: () => ({
    message: "this is the result of code that isn't run",
    fix: 'remove no-load from the fence above, or remove the result',
  }),
  codemodResult: (codemod: string, actual: string) => ({
    message: `${codemod} writes something else`,
    fix: `it writes:\n${actual}`,
  }),
  tooManyOptOuts: (count: number, total: number, share: number) => ({
    message: `${count} of ${total} fences opt out of checks; the limit is ${share * 100}%`,
    fix: 'make some of them checkable',
  }),
  orphan: (kind: string) => ({
    message: `there's no request, call or operation above this ${kind}`,
    fix: 'move it right below the http, graphql or run fence that it belongs to',
  }),
  invalid: (what: string, error: string) => ({message: `${what} doesn't parse: ${error}`}),
  unknownKey: (what: string, key: string, known: readonly string[]) => ({
    message: `${what} has no "${key}"`,
    fix: `${didYouMean(key, known)}known: ${known.join(', ')}`,
  }),
  unknownValue: (what: string, value: string, known: readonly string[]) => ({
    message: `"${value}" isn't ${articleOf(what)} ${what}`,
    fix: `${didYouMean(value, known)}known: ${known.join(', ')}`,
  }),
  status: (actual: number, expected: number, detail: string) => ({
    message: `the application responds with ${actual}, but the page says ${expected}${detail && `: ${detail}`}`,
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
    message: `the code should throw ${expected}, but threw ${actual}`,
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
    message: `this code sends ${method} ${path}, and the application responds with ${status}`,
    fix: 'correct the request, or write no-load="reason" in its fence',
  }),
  clientSilent: () => ({
    message: 'no request is sent when everything that this code exports is called',
    fix: 'export the function that sends the request, or write no-load="reason" in its fence',
  }),
  clientEndless: (seconds: number) => ({
    message: `this code is still running ${seconds} seconds after its exports were called`,
    fix: 'stop whatever keeps running, or write no-load="reason" in its fence',
  }),
  clientParameter: (name: string, parameter: string) => ({
    message: `${name}() can't be called: there's no sample value for its parameter ${parameter}`,
    fix: 'rename the parameter as in other samples, or add a value to checks/samples/client/runClient.ts',
  }),
  clientResult: (name: string, value: string) => ({
    message: `${name}() returns ${value}, with a value missing`,
    fix: 'correct what it reads from the response, or what it requests',
  }),
  uncaught: (error: string) => ({
    message: `an error isn't caught: ${error}`,
    fix: 'await the call, or catch its error',
  }),
  stopped: (error: string) => ({
    message: `the application stops here: ${error}`,
    fix: 'remove the code that ends the process, or that never finishes',
  }),
  crashed: (error: string) => ({message: `the check of this page crashed: ${error}`}),
  load: (error: string) => ({message: `the application doesn't start with this file: ${error}`}),
};
