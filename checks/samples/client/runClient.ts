import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import type {Lab} from '../../shared/lab/lab';
import {samplesFolder} from '../../shared/lab/workspace';
import {messages} from '../../shared/samples/messages';
import type {Sample} from '../../shared/samples/types';
import {toCommonJs} from '../../../plugins/javascript-tab/toCommonJs';
import {derive} from '../javascript/derive';
import type {Callable} from './readCalls';
import {readCalls} from './readCalls';
import {Relay} from './Relay';
import type {Message} from '../../shared/problem';

/** How long client code may run, in milliseconds. Its requests stay on this machine and take a few milliseconds each. */
const limit = 10_000;

/** Servers that pages name: the reader's own machine, and the API in production. */
const servers = /https?:\/\/(localhost:1337|(cms|api)\.example\.com)\b/g;

const requireFromSamples = createRequire(path.join(samplesFolder, 'package.json'));

/** Whether a sample is website or script code that sends requests and runs in Node.js. */
export function isClient({kind, meta, text}: Sample): boolean {
  const {title = '', 'no-load': reason} = meta.values;
  const isOutside = /^(client|website)\/.*\.ts$|^[\w-]+\.mjs$/.test(title);
  return kind === 'code' && reason === undefined && isOutside && /\bfetch\(|\bstrapi\(\{/.test(text);
}

/**
 * Runs client code as a reader would, on a fresh seed: loads it, and calls each export with values of the samples
 * application that are chosen by parameter name. Every request has to succeed, and no value that a function returns may
 * be missing or empty.
 *
 * @returns findings about the sample as a whole
 */
export async function runClient(lab: Lab, sample: Sample): Promise<Message[]> {
  await lab.mark(true);
  const relay = await Relay.start(lab.port);
  try {
    await lab.reset();
    const context = await contextOf(lab, relay);
    if (sample.text.includes('credentials')) {
      await signIn(relay, context);
    }
    const findings = await Promise.race([
      callAll(sample, relay, context),
      setTimeout(limit, [messages.clientEndless(limit / 1000)], {ref: false}),
    ]);
    const {exchanges} = relay;
    const refused = exchanges.filter(({status}) => status >= 400);
    return [
      ...findings,
      ...refused.map(({method, path: target, status}) => messages.clientRequest(method, target, status)),
      ...(findings.length === 0 && exchanges.length === 0 ? [messages.clientSilent()] : []),
    ];
  } finally {
    await relay.stop();
    await lab.rewind();
  }
}

/** Values by the parameter names that pages use. */
type Context = Readonly<Record<string, unknown>>;

async function contextOf({tokens}: Lab, {origin}: Relay): Promise<Context> {
  const image = new Blob([new Uint8Array(await readFile(path.join(samplesFolder, 'favicon.png')))], {
    type: 'image/png',
  });
  return {
    ...{host: origin, baseURL: `${origin}/api`, token: tokens.token},
    ...{identifier: 'kai@example.com', password: 'kai-secret-1'},
    ...{documentId: 'nghwx9jfkerfgdq6sofm40n6', collection: 'restaurants', fields: ['name'], locale: 'fr', page: 1},
    ...{name: 'The New Place', slug: 'the-new-place', price: 20, rating: 4},
    ...{path: '/reviews', data: {note: 5, content: 'Thank you.'}},
    ...{id: 1, file: image, image, alternativeText: 'The terrace in summer'},
  };
}

/** Gives the relay a session cookie, as if a visitor had signed in. */
async function signIn(relay: Relay, {host, identifier, password}: Context): Promise<void> {
  await fetch(`${String(host)}/api/auth/local`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({identifier, password}),
  });
  relay.exchanges.splice(0);
}

async function callAll(sample: Sample, relay: Relay, context: Context): Promise<Message[]> {
  const findings: Message[] = [];
  try {
    const exported = await load(sample, relay, context);
    const instances = new Map<string, unknown>();
    for (const callable of readCalls(sample.text)) {
      const {name, parameters, ofClass} = callable;
      const unknown = parameters.find((parameter) => !(parameter in context));
      if (unknown !== undefined) {
        findings.push(messages.clientParameter(name, unknown));
        continue;
      }
      const value = await call(
        callable,
        exported,
        instances,
        parameters.map((parameter) => context[parameter]),
      );
      if (ofClass?.isStatic) {
        instances.set(ofClass.name, value);
      } else if (value !== undefined && !isWhole(value)) {
        findings.push(messages.clientResult(name, JSON.stringify(value)));
      }
    }
  } catch (error) {
    findings.push(messages.threw(`${(error as Error).name}: ${(error as Error).message}`));
  }
  return findings;
}

async function load(sample: Sample, {origin}: Relay, {token}: Context): Promise<Record<string, unknown>> {
  const {text} = await derive(sample);
  const code = toCommonJs(text.replaceAll(servers, origin));
  const module: {exports: Record<string, unknown>} = {exports: {}};
  const scope = {
    ...{module, exports: module.exports, require: requireFromSamples},
    process: {env: {STRAPI_URL: origin, STRAPI_TOKEN: token}, argv: ['node', 'script.mjs', samplesFolder]},
    console: {log: () => undefined},
  };
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction(...Object.keys(scope), code)(...Object.values(scope));
  return module.exports;
}

type Method = (...values: unknown[]) => unknown;

async function call(
  {name, ofClass}: Callable,
  exported: Record<string, unknown>,
  instances: ReadonlyMap<string, unknown>,
  values: unknown[],
): Promise<unknown> {
  const owner =
    ofClass && !ofClass.isStatic ? instances.get(ofClass.name) : ofClass ? exported[ofClass.name] : exported;
  return (owner as Record<string, Method>)[name]?.(...values);
}

/** Whether a result is non-empty and has no missing value. Only plain data can be judged, not class instances. */
function isWhole(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isWhole);
  }
  if (typeof value === 'object' && value !== null) {
    const isData = Object.getPrototypeOf(value) === Object.prototype;
    return !isData || Object.values(value).every((inner) => inner === null || isWhole(inner));
  }
  return ![undefined, null, '', 'undefined'].includes(value as string) && !Number.isNaN(value);
}
