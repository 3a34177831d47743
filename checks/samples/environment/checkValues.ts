import type {Problem} from '../../shared/problem';
import type {Finding, Page, Sample} from '../../shared/samples/types';
import {secretsOfProject} from './checkEnvironment';
import {readAssignments, type Assignment} from './readAssignments';

/** Placeholders for secrets. Any other value could be a real secret, or belong to another variable. */
const placeholder =
  /^(|secret|strapi|change-me|a-long-random-text|<[\w-]+>|\$\{?\w+\}?|(toBeModified\d?(,(?=\w))?)+|(\$\(.+?\),?)+)$/i;
const host = /^(|localhost|0\.0\.0\.0|127\.0\.0\.1|database|[\w-]+(\.[\w-]+)+)$/;

/** The expected values of a variable, by the end of its name. The first match counts. */
const forms: ReadonlyArray<readonly [name: RegExp, value: RegExp, what: string]> = [
  [/^NODE_ENV$/, /^(development|production|test|staging)$/, 'an environment: production, development, test, staging'],
  [/^DATABASE_CLIENT$/, /^(postgres|mysql|sqlite)$/, 'a database: postgres, mysql, sqlite'],
  [
    /^DATABASE_(NAME|USERNAME|SCHEMA)$|^(POSTGRES|MYSQL)_(DB|USER|DATABASE)$/,
    /^(strapi|)$/,
    'strapi, the name that pages use',
  ],
  [/_CLIENT_ID$/, /^(toBeModified|<[\w-]+>|)$/, 'toBeModified, or a name between < and >'],
  [/_RANDOM_ROOT_PASSWORD$/, /^(yes|true)$/, 'yes'],
  [
    /(^|_)(PASSWORD|SECRET|SALT|KEYS?|TOKEN)$/,
    placeholder,
    'toBeModified, a-long-random-text, or a command that makes it',
  ],
  [/(^|_)HOST$/, host, 'the name or IP address of a server'],
  [/(^|_)PORT$/, /^\d*$/, 'a number'],
  [/(^|_)(URL|DSN)$/, /^[a-z]+:\/\/\S+$/, 'a full URL'],
  [/_(SSL|PROXIED|UNAUTHORIZED)$/, /^(true|false|)$/, 'true or false'],
  [/_LOCALE_CODE$/, /^[a-z]{2}(-[A-Z]{2})?$/, 'the code of a locale, such as fr'],
  [/_FILENAME$/, /^[\w./-]+\.\w+$/, 'the path of a file'],
  [/(^|_)ORIGINS$/, /^https?:\/\/\S+$/, 'URLs'],
];

/**
 * Checks the values of environment variables: each has the format that its name implies, secrets are placeholders, and
 * the values of one file are consistent.
 */
export function checkValues(page: Page): Problem[] {
  return page.samples.flatMap((sample) => {
    const all = readAssignments(sample);
    const groups = new Set(all.map(({group}) => group));
    return [
      ...all.flatMap((one) => problemOfForm(one)),
      ...[...groups].flatMap((group) =>
        unfitting(
          all.filter((one) => one.group === group),
          sample,
        ),
      ),
    ].map(({line, ...finding}) => ({file: page.file, line: sample.line + line, ...finding}));
  });
}

function problemOfForm({name, value, line}: Assignment): Finding[] {
  const [, pattern, what] = forms.find(([ending]) => ending.test(name)) ?? [];
  return pattern === undefined || pattern.test(value)
    ? []
    : [{line, message: `${name} can't be ${value || 'empty'}`, fix: `write ${what}`}];
}

const isLocal = (name: string): boolean => ['', 'localhost', '127.0.0.1', 'database'].includes(name);

/** Values in one file that contradict each other, and missing variables that others require. */
function unfitting(some: readonly Assignment[], {kind, text}: Sample): Finding[] {
  const values = new Map(some.map(({name, value}) => [name, value]));
  const found: Finding[] = [];
  const report = (name: string, message: string, fix: string): void => {
    found.push({line: some.find((one) => one.name === name)?.line ?? 1, message, fix});
  };
  const has = (name: string, value?: string): boolean =>
    value === undefined ? values.has(name) : values.get(name) === value;

  const secrets = secretsOfProject.filter((name) => has(name));
  if (kind === 'env' && secrets.length > 1 && secrets.length < secretsOfProject.length) {
    const missing = secretsOfProject.filter((name) => !has(name)).join(', ');
    report(secrets[0] ?? '', `the secrets of the project lack ${missing}`, 'set all of them, as a new project does');
  }
  const client = values.get('DATABASE_CLIENT');
  const url = values.get('DATABASE_URL');
  const server = url === undefined ? values.get('DATABASE_HOST') : (/:\/\/(?:[^@/]*@)?([^:/]+)/.exec(url)?.[1] ?? '');
  if (client === 'sqlite' && kind === 'env' && !has('DATABASE_FILENAME')) {
    report('DATABASE_CLIENT', 'SQLite needs DATABASE_FILENAME', 'set it, or correct DATABASE_CLIENT');
  }
  if ((client === 'postgres' || client === 'mysql') && server === '') {
    report('DATABASE_CLIENT', `${client} needs a server`, 'set DATABASE_HOST, or correct DATABASE_CLIENT');
  }
  if (client !== undefined && url && !url.startsWith(`${client}:`)) {
    report('DATABASE_URL', `DATABASE_URL isn't a ${client} URL`, `begin it with ${client}://`);
  }
  const hasServer = server !== undefined && (server !== '' || client === 'sqlite');
  if (values.get('DATABASE_SSL') && hasServer && has('DATABASE_SSL', isLocal(server) ? 'true' : 'false')) {
    report(
      'DATABASE_SSL',
      isLocal(server)
        ? "a database on the same machine doesn't use TLS"
        : 'a database on another machine needs DATABASE_SSL',
      `set it to ${isLocal(server) ? 'false' : 'true'}`,
    );
  }
  const publicUrl = values.get('PUBLIC_URL') ?? '';
  const isProduction =
    publicUrl.startsWith('https:') || (kind === 'dockerfile' && /omit=dev|--production|"start"/.test(text));
  if (has('NODE_ENV', 'development') && (isProduction || values.get('DATABASE_HOST') === 'database')) {
    report('NODE_ENV', 'NODE_ENV=development where Strapi runs in production', 'set it to production');
  }
  const port = {postgres: '5432', mysql: '3306'}[client ?? ''];
  if (port !== undefined && values.get('DATABASE_PORT') && !has('DATABASE_PORT', port)) {
    report('DATABASE_PORT', `${client} listens on ${port}`, `set DATABASE_PORT to ${port}, or correct DATABASE_CLIENT`);
  }
  return found;
}
