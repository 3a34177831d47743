import {LineCounter, isMap, parseDocument} from 'yaml';
import {z} from 'zod';
import {didYouMean} from '../../shared/didYouMean';
import {problemOfImage} from './images';
import type {Finding} from './types';

const duration = z.string().regex(/^(\d+(ms|s|m|h))+$/, 'expected a duration such as 5s');
const text = z.union([z.string(), z.number(), z.boolean()]);

/** The subset of the Compose specification that pages use: https://docs.docker.com/reference/compose-file/services/ */
const service = z.strictObject({
  image: z
    .string()
    .regex(/^[a-z\d./_-]+(:[a-z\d])?[\w.${}:-]*$/, 'expected an image in lower case')
    .optional(),
  build: z.union([z.string(), z.strictObject({context: z.string(), target: z.string().optional()})]).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
  container_name: z.string().optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
          restart: z.boolean().optional(),
        }),
      ),
    ])
    .optional(),
  env_file: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.record(z.string(), text.nullable()).optional(),
  extends: z.strictObject({file: z.string().optional(), service: z.string()}).optional(),
  healthcheck: z
    .strictObject({
      test: z.union([z.string(), z.tuple([z.enum(['CMD', 'CMD-SHELL', 'NONE'])]).rest(z.string())]),
      interval: duration.optional(),
      timeout: duration.optional(),
      retries: z.number().optional(),
      start_period: duration.optional(),
    })
    .optional(),
  ports: z.array(z.string().regex(/^([\d.]+:)?\d+:\d+$/, 'expected host:container')).optional(),
  profiles: z.array(z.string()).optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]*(:(ro|rw))?$/, 'expected source:/target')).optional(),
  working_dir: z.string().optional(),
});

const compose = z.strictObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()).optional(),
});

/** @returns whether the title of a fence is the name of a Compose file */
export function isComposeFile(title = ''): boolean {
  return /compose[\w.-]*\.ya?ml$/.test(title);
}

/**
 * Checks a Compose file: the keys and values of each service, its image, that the services and volumes it refers to
 * exist, and that credentials match across services.
 *
 * @param source - the fence's text
 */
export function checkCompose(source: string): Finding[] {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, schema: 'core'});
  const at = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const parent = document.getIn(path.slice(0, length - 1), true);
      const pair = isMap(parent) ? parent.items.find(({key}) => String(key) === String(path[length - 1])) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, length), true)) as
        | {range?: [number, number, number]}
        | undefined;
      if (node?.range) {
        return lines.linePos(node.range[0]).line;
      }
    }
    return 1;
  };
  const parsed = compose.safeParse(document.toJS());
  if (!parsed.success) {
    return parsed.error.issues.map((issue) => ({
      message: `this Compose file: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
      fix: 'look it up at https://docs.docker.com/reference/compose-file/, and add what is missing to checks/samples/data/checkCompose.ts',
      line: issue.code === 'unrecognized_keys' ? at([...issue.path, issue.keys[0] ?? '']) : at(issue.path),
    }));
  }
  const {services, volumes = {}} = parsed.data;
  const targets = new Map<string, string>();
  return Object.entries(services).flatMap(([name, {image, depends_on: needed = [], volumes: mounts = []}]) => {
    const findings: Finding[] = [];
    const problem = image === undefined ? undefined : problemOfImage(image);
    if (problem) {
      findings.push({...problem, line: at(['services', name, 'image'])});
    }
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) {
      if (!(other in services)) {
        findings.push({
          ...missing('service', other, Object.keys(services)),
          line: at(['services', name, 'depends_on', other]),
        });
      }
    }
    mounts.forEach((mount, index) => {
      const [source = '', target = ''] = mount.split(':');
      if (/^\w/.test(source) && !(source in volumes)) {
        findings.push({
          ...missing('volume', source, Object.keys(volumes)),
          line: at(['services', name, 'volumes', index]),
        });
      }
      const elsewhere = targets.get(source);
      if (/^\w/.test(source) && elsewhere !== undefined && elsewhere !== target) {
        findings.push({
          message: `the volume "${source}" is at ${target} here, and at ${elsewhere} in another service`,
          fix: 'use one folder for both, so that readers find the files again',
          line: at(['services', name, 'volumes', index]),
        });
      }
      targets.set(source, target);
    });
    if (!Array.isArray(needed)) {
      for (const [other, {condition}] of Object.entries(needed)) {
        if ((services[other]?.healthcheck ?? services[other]?.extends) && condition === 'service_started') {
          findings.push({
            message: `"${other}" has a health check, which service_started doesn't wait for`,
            fix: 'write condition: service_healthy',
            line: at(['services', name, 'depends_on', other]),
          });
        }
      }
    }
    findings.push(...wrongCredentials(name, services).map((finding) => ({...finding, line: at(['services', name])})));
    return findings;
  });
}

type Value = z.output<typeof text> | null | undefined;

/** Database names and users that differ between the Strapi service, the database service and its health check. */
function wrongCredentials(
  name: string,
  services: Readonly<Record<string, z.output<typeof service>>>,
): Array<{message: string; fix: string}> {
  const {environment = {}, healthcheck, image = ''} = services[name] ?? {};
  const client = /^(postgres|mysql|mariadb):/.exec(image)?.[1]?.replace('mariadb', 'mysql');
  const user = environment.POSTGRES_USER ?? environment.MYSQL_USER;
  const database = environment.POSTGRES_DB ?? environment.MYSQL_DATABASE;
  if (client === undefined || user === undefined || database === undefined) {
    return [];
  }
  const found: Array<{message: string; fix: string}> = [];
  const compare = (what: string, value: Value, expected: Value): void => {
    if (value !== undefined && String(value) !== String(expected)) {
      found.push({
        message: `${what} is ${String(value)}, and "${name}" has ${String(expected)}`,
        fix: 'make them the same',
      });
    }
  };
  for (const other of Object.values(services).filter(({environment: set}) => set?.DATABASE_HOST === name)) {
    compare('DATABASE_CLIENT', other.environment?.DATABASE_CLIENT, client);
    compare('DATABASE_USERNAME', other.environment?.DATABASE_USERNAME, user);
    compare('DATABASE_NAME', other.environment?.DATABASE_NAME, database);
  }
  const test = [healthcheck?.test].flat().join(' ');
  compare('the user of the health check', /--user(?:name)?[ =](\S+)/.exec(test)?.[1], user);
  compare('the database of the health check', /--dbname[ =](\S+)/.exec(test)?.[1], database);
  return found;
}

function missing(what: string, name: string, known: readonly string[]): {message: string; fix: string} {
  return {
    message: `the Compose file has no ${what} "${name}"`,
    fix: `${didYouMean(name, known)}known: ${known.join(', ')}`,
  };
}
