import ts from 'typescript';
import {messages} from '../../shared/samples/messages';
import type {Finding, Sample} from '../../shared/samples/types';
import {lineOf} from '../../shared/samples/lineOf';
import type {Message} from '../../shared/problem';
import {nodesIn, textOf, valuesOf} from '../../shared/samples/syntax';

/**
 * Options of a library, by the property or constructor that takes them. Their types accept any key, or aren't
 * installed.
 */
interface Shape {
  known: readonly string[];
  required?: readonly string[];
}

/** Options of providers, from the README of each package. */
const providers: Readonly<Record<string, Shape>> = {
  local: {known: ['localServer']},
  'aws-s3': {known: ['baseUrl', 'rootPath', 's3Options', 'providerConfig'], required: ['s3Options']},
  cloudinary: {known: ['cloud_name', 'api_key', 'api_secret'], required: ['cloud_name', 'api_key', 'api_secret']},
  nodemailer: {
    known: ['host', 'port', 'secure', 'auth', 'pool', 'requireTLS', 'ignoreTLS', 'tls', 'service'],
    required: ['host', 'port'],
  },
  mailgun: {known: ['key', 'domain', 'url'], required: ['key', 'domain']},
  sendgrid: {known: ['apiKey'], required: ['apiKey']},
};

/** Objects nested in options, at any depth. */
const nested: Readonly<Record<string, Shape>> = {
  // https://www.apollographql.com/docs/apollo-server/api/apollo-server; the first two belong to the plugin itself.
  apolloServer: {
    known: (
      'cors bodyParserConfig introspection plugins csrfPrevention cache includeStacktraceInErrorResponses ' +
      'validationRules formatError persistedQueries allowBatchedHttpRequests hideSchemaDetailsFromClientErrors ' +
      'status400ForVariableCoercionErrors'
    ).split(' '),
  },
  credentials: {
    known: ['accessKeyId', 'secretAccessKey', 'sessionToken'],
    required: ['accessKeyId', 'secretAccessKey'],
  },
  s3Options: {known: ['credentials', 'region', 'params', 'endpoint', 'forcePathStyle', 'baseUrl', 'rootPath']},
  cookie: {known: ['name', 'secure', 'sameSite', 'path', 'domain', 'maxAge', 'httpOnly']},
  actionOptions: {known: ['upload', 'uploadStream', 'delete']},
  localServer: {known: ['maxage', 'immutable', 'index', 'hidden', 'setHeaders']},
  // https://pm2.keymetrics.io/docs/usage/application-declaration/
  apps: {
    known: (
      'name cwd script args env env_production kill_timeout listen_timeout instances exec_mode max_memory_restart watch ' +
      'autorestart restart_delay out_file error_file time interpreter node_args wait_ready'
    ).split(' '),
    required: ['name', 'script', 'args', 'env'],
  },
  pool: {
    known: ['min', 'max', 'acquireTimeoutMillis', 'createTimeoutMillis', 'destroyTimeoutMillis', 'idleTimeoutMillis'],
  },
};

/** Settings that the email plugin reads itself, besides its provider. */
const emailSettings: Shape = {known: ['defaultFrom', 'defaultReplyTo', 'testAddress']};

/** Properties of a provider that single sign-on reads. */
const signIn: Shape = {
  known: ['uid', 'displayName', 'icon', 'createStrategy'],
  required: ['uid', 'displayName', 'createStrategy'],
};

/** Content security policy sources: keywords, schemes, and hosts, which checkUrls verifies. */
const policySource =
  /^('(self|none|unsafe-inline|unsafe-eval|nonce-.+)'|(data|blob|https|ws|wss|mediastream):|https?:\/\/.+|\*.*)$/;

/** https://www.passportjs.org/packages/passport-oauth2/, plus options of the strategies that pages use. */
const strategy: Shape = {
  known: (
    'clientID clientSecret callbackURL scope state tenant addUPNAsEmail audience realm authServerURL publicClient sslRequired ' +
    'prompt authorizationURL tokenURL allRawEmails'
  ).split(' '),
  required: ['clientID', 'clientSecret', 'callbackURL'],
};

/** Connection options of each database: https://knexjs.org/guide/#configuration-options. */
const connections: Readonly<Record<string, Shape & {port?: string}>> = {
  postgres: {
    known: ['connectionString', 'host', 'port', 'database', 'user', 'password', 'ssl', 'schema', 'application_name'],
    required: ['host', 'port', 'database', 'user', 'password'],
    port: '5432',
  },
  mysql: {
    known: ['host', 'port', 'database', 'user', 'password', 'ssl', 'socketPath', 'timezone', 'charset'],
    required: ['host', 'port', 'database', 'user', 'password'],
    port: '3306',
  },
  sqlite: {known: ['filename'], required: ['filename']},
};

/** The default in `env('NAME', default)` in a new project. */
const defaults: Readonly<Record<string, string>> = {HOST: "'0.0.0.0'", PORT: '1337'};

/**
 * Checks deeply nested configuration: options of providers, sign-in strategies and database connections, and the
 * defaults of a new project's variables.
 *
 * @returns findings with their line in the fence, from 1
 */
export function checkNestedOptions({file, text, meta}: Sample): Finding[] {
  // Migration pages also show options from Strapi 4.
  if (!/^config\/|^ecosystem\.config/.test(meta.values.title ?? '') || file.includes('/migration/')) {
    return [];
  }
  const source = ts.createSourceFile('config.ts', text, ts.ScriptTarget.Latest, true);
  const findings: Finding[] = [];
  const report = (node: ts.Node, problem: Message): void => {
    findings.push({...problem, line: lineOf(node)});
  };
  const compare = (node: ts.Expression | undefined, what: string, {known, required = []}: Shape): void => {
    if (node && ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element) => {
        compare(element, what, {known, required});
      });
      return;
    }
    if (!node || !ts.isObjectLiteralExpression(node)) {
      return;
    }
    const keys = valuesOf(node);
    [...keys]
      .filter(([key]) => !known.includes(key))
      .forEach(([key, {parent}]) => {
        report(parent, messages.unknownKey(what, key, known));
      });
    const missing = required.filter((key) => !keys.has(key));
    if (missing.length > 0) {
      report(node, {message: `${what} lacks ${missing.join(', ')}`, fix: 'add it, or correct what is there'});
    }
  };
  for (const node of nodesIn(source)) {
    if (ts.isObjectLiteralExpression(node)) {
      const keys = valuesOf(node);
      const named = (key: string): string => textOf(keys.get(key));
      const provider = providers[named('provider')];
      if (provider) {
        compare(keys.get('providerOptions'), `providerOptions of ${named('provider')}`, provider);
        compare(keys.get('settings'), 'settings of emails', emailSettings);
      }
      const connection = connections[named('client')];
      if (connection && keys.has('connection')) {
        compare(keys.get('connection'), `the connection of ${named('client')}`, connection);
        const port =
          connection.port === undefined ? undefined : /port: env\.int\('\w+', (\d+)\)/.exec(node.getText(source));
        if (port && port[1] !== connection.port) {
          report(node, {message: `${named('client')} doesn't listen on ${port[1]}`, fix: `write ${connection.port}`});
        }
      }
      if (named('args') === 'develop' || (keys.has('apps') && /NODE_ENV: '(?!production)/.test(node.getText(source)))) {
        report(node, {
          message: 'a process manager runs Strapi in production',
          fix: "write args: 'start' and NODE_ENV: 'production'",
        });
      }
      for (const [key, value] of keys) {
        const shape = nested[key];
        if (shape) {
          compare(value, key, shape);
        }
        if (key === 'providers' && ts.isArrayLiteralExpression(value)) {
          compare(value, 'a provider of single sign-on', signIn);
        }
        if (key.endsWith('-src') && ts.isArrayLiteralExpression(value)) {
          value.elements
            .filter((element) => ts.isStringLiteralLike(element) && !policySource.test(element.text))
            .forEach((element) => {
              report(element, {
                message: `${element.getText(source)} isn't a valid Content-Security-Policy source`,
                fix: "write a keyword such as 'self', a scheme such as data:, or a URL",
              });
            });
        }
      }
    }
    if (ts.isNewExpression(node) && node.expression.getText(source).endsWith('Strategy')) {
      compare(node.arguments?.[0], 'the options of the strategy', strategy);
    }
    if (ts.isCallExpression(node) && /^env(\.\w+)?$/.test(node.expression.getText(source))) {
      const [name, fallback] = node.arguments;
      const expected = defaults[textOf(name)];
      if (fallback && expected !== undefined && fallback.getText(source) !== expected) {
        report(node, {
          message: `in a new project, ${textOf(name)} defaults to ${expected}`,
          fix: `write ${expected}`,
        });
      }
    }
  }
  return findings;
}
