import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {samplesFolder} from '../../checks/shared/lab/workspace';

/**
 * What pages say about the CMS and a part of a package shows by itself, without an application. They're the claims that
 * hurt when they're wrong: what is deleted, who gets in, what is refused. `facts.test.ts` has those that need one.
 */
beforeAll(ensureInstalled);

/** A file of an installed package, for `require`: packages don't export what's inside of them. */
const inside = (file: string): string => JSON.stringify(path.join(samplesFolder, 'node_modules/@strapi', file));

/**
 * Runs code in a process of its own, because the packages are CommonJS and some set globals.
 *
 * @param code - body of an asynchronous function
 * @returns what it returns, as JSON has it
 * @throws when the code throws
 */
async function run(code: string): Promise<unknown> {
  const program = `(async () => {${code}})().then((value) => console.log('\\n' + JSON.stringify(value ?? null)) || process.exit())`;
  const {stdout} = await promisify(execFile)(process.execPath, ['-e', program], {cwd: samplesFolder});
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

describe('data-management.mdx, import.mdx, transfer.mdx', () => {
  it('options decide what is deleted; files without their records are deleted, too', async () => {
    const restored = await run(`
      const {normalizeTransferFilterOptions, parseRestoreFromOptions} = require(${inside('strapi/dist/src/cli/utils/data-transfer.js')});
      const strapi = {contentTypes: {'api::article.article': {}, 'plugin::upload.file': {}}};
      const restore = (options) => {
        const {entities, assets, configuration} = parseRestoreFromOptions(normalizeTransferFilterOptions(options), strapi);
        return {content: entities.include ?? 'all', files: assets, config: configuration.coreStore};
      };
      return {
        nothing: restore({}),
        oneType: restore({onlyContentTypes: ['api::article.article']}),
        noMediaLibrary: restore({exclude: ['media-library']}),
        onlyFiles: restore({only: ['files']}),
        noContent: restore({exclude: ['content']}),
        noRecords: restore({excludeContentTypes: ['plugin::upload.file']}),
      };
    `);
    expect(restored).toEqual({
      nothing: {content: 'all', files: true, config: true},
      oneType: {content: ['api::article.article'], files: false, config: true},
      noMediaLibrary: {content: 'all', files: false, config: true},
      onlyFiles: {content: [], files: true, config: false},
      noContent: {content: [], files: true, config: true},
      noRecords: {content: 'all', files: true, config: true},
    });
  });

  it('administrators, tokens, sessions, and releases stay', async () => {
    const kept = await run(`
      const {parseRestoreFromOptions} = require(${inside('strapi/dist/src/cli/utils/data-transfer.js')});
      const names = ['admin::user', 'admin::role', 'admin::api-token', 'admin::transfer-token', 'admin::session', 'plugin::content-releases.release', 'api::article.article'];
      const {exclude} = parseRestoreFromOptions({}, {contentTypes: Object.fromEntries(names.map((name) => [name, {}]))}).entities;
      return names.filter((name) => !exclude.includes(name));
    `);
    expect(kept).toEqual(['api::article.article']);
  });

  it('the copy of the old files is removed once the new ones are written, before relations and settings', async () => {
    const steps = await run(`
      const {once} = require('node:events');
      const {createAssetsDestinationWritable} = require(${inside('data-transfer/dist/strapi/providers/local-destination/assets-destination-writable.js')});
      const {createTransferEngine} = require(${inside('data-transfer/dist/engine/index.js')});
      const provider = (type) => ({name: type, type, bootstrap() {}, close() {}, getMetadata: () => null, getSchemas: () => null});
      const engine = createTransferEngine(provider('source'), provider('destination'), {versionStrategy: 'ignore', schemaStrategy: 'ignore', transforms: {}});
      const steps = [];
      for (const stage of ['Schemas', 'Entities', 'Assets', 'Links', 'Configuration']) {
        engine['transfer' + stage] = async () => {
          steps.push(stage);
          if (stage === 'Assets') {
            const writable = createAssetsDestinationWritable({removeAssetsBackup: async () => steps.push('copy removed')});
            writable.end();
            await once(writable, 'finish');
          }
        };
      }
      await engine.transfer();
      return steps;
    `);
    expect(steps).toEqual(['Schemas', 'Entities', 'Assets', 'copy removed', 'Links', 'Configuration']);
  });

  it('a file whose record doesn’t move stops the import', async () => {
    const message = await run(`
      const {createAssetsDestinationWritable} = require(${inside('data-transfer/dist/strapi/providers/local-destination/assets-destination-writable.js')});
      const writable = createAssetsDestinationWritable({strapi: {config: {get: () => ({})}}, resolveUploadFileId: () => undefined});
      return new Promise((resolve) => {
        writable.on('error', ({message}) => resolve(message));
        writable.write({metadata: {id: 7}});
      });
    `);
    expect(message).toBe('File ID not found for ID: 7');
  });

  it('an import requires the same content types, but not the same version of Strapi', async () => {
    const strategies = await run(`
      const {DEFAULT_VERSION_STRATEGY, DEFAULT_SCHEMA_STRATEGY} = require('@strapi/data-transfer').engine;
      return [DEFAULT_VERSION_STRATEGY, DEFAULT_SCHEMA_STRATEGY];
    `);
    expect(strategies).toEqual(['ignore', 'strict']);
  });
});

describe('data-management.mdx, logos.mdx', () => {
  it('a logo moves together with the settings, as a file', async () => {
    const buffer = await run(`
      const {enrichProjectSettingsForExport, PROJECT_SETTINGS_CORE_STORE_KEY} = require(${inside('data-transfer/dist/strapi/utils/project-settings-logos.js')});
      const row = {key: PROJECT_SETTINGS_CORE_STORE_KEY, value: {menuLogo: {url: '/favicon.png', name: 'favicon.png'}}};
      const {value} = await enrichProjectSettingsForExport({dirs: {static: {public: process.cwd()}}}, row);
      return value.menuLogo.__transferBuffer;
    `);
    expect(buffer).toMatch(/^iVBOR/);
  });
});

describe('webhooks.mdx', () => {
  it('their headers override defaultHeaders, and Strapi’s own two override both; five requests run at a time, without retries', async () => {
    const sent = await run(`
      const createWebhookRunner = require(${inside('core/dist/services/webhook-runner.js')});
      const eventHub = require(${inside('core/dist/services/event-hub.js')})();
      const requests = [];
      let finish;
      const gate = new Promise((resolve) => (finish = resolve));
      const runner = createWebhookRunner({
        eventHub,
        logger: {error() {}},
        configuration: {defaultHeaders: {Authorization: 'default', 'X-Other': 'default'}},
        fetch: async (url, request) => {
          requests.push(request);
          await gate;
          throw new Error('down');
        },
      });
      const headers = {Authorization: 'own', 'X-Strapi-Event': 'own', 'Content-Type': 'own'};
      runner.add({id: '1', url: 'http://localhost', headers, events: ['kitchen.fire'], isEnabled: true});
      for (let count = 0; count < 7; count += 1) await eventHub.emit('kitchen.fire');
      const first = requests.length;
      finish();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return {headers: requests[0].headers, first, all: requests.length};
    `);
    expect(sent).toEqual({
      headers: {
        Authorization: 'own',
        'X-Other': 'default',
        'X-Strapi-Event': 'kitchen.fire',
        'Content-Type': 'application/json',
      },
      first: 5,
      all: 7,
    });
  });
});

describe('users-permissions.mdx', () => {
  it('requests are counted by IP address, and on three endpoints also by email address', async () => {
    const counted = await run(`
      const {buildPrefixKey} = require(${inside('plugin-users-permissions/dist/server/middlewares/rateLimit.js')}).__require();
      const keys = (path, ip) => [undefined, 'a@example.com', 'b@example.com'].map((email) => buildPrefixKey({request: {path: '/api' + path, ip, body: {email}}}));
      const paths = ['/auth/local', '/auth/reset-password', '/auth/change-password', '/connect/github', '/auth/local/register', '/auth/forgot-password', '/auth/send-email-confirmation'];
      return paths.map((path) => [new Set(keys(path, '10.0.0.1')).size, new Set([...keys(path, '10.0.0.1'), ...keys(path, '10.0.0.2')]).size]);
    `);
    expect(counted).toEqual([...Array<number[]>(4).fill([1, 2]), ...Array<number[]>(3).fill([3, 6])]);
  });

  it('it allows ten requests per minute', async () => {
    const limit = await run(`
      const {ratelimit, register, validationRules} = require(${inside('plugin-users-permissions/dist/server/config.js')}).__require().default({env: () => ''});
      return {...ratelimit, register, validationRules};
    `);
    expect(limit).toEqual({interval: 60_000, max: 10});
  });
});

describe('sessions.mdx, users-permissions/endpoints.mdx', () => {
  /** A session manager whose database is a list. */
  const manager = `
    const {createSessionManager} = require(${inside('core/dist/services/session-manager.js')});
    const rows = [];
    const find = (where) => rows.filter((row) => Object.entries(where).every(([key, value]) => row[key] === value));
    const remove = ({where}) => find(where).forEach((row) => rows.splice(rows.indexOf(row), 1));
    const query = {
      create: async ({data}) => rows[rows.push({...data, createdAt: new Date()}) - 1],
      findOne: async ({where}) => find(where)[0] ?? null,
      findMany: async ({where}) => find(where),
      update: async ({where, data}) => Object.assign(find(where)[0], data),
      delete: async (params) => remove(params),
      deleteMany: async (params) => remove(params),
    };
    const sessionManager = createSessionManager({db: {query: () => query}});
    const hour = 3600;
    sessionManager.defineOrigin('admin', {
      jwtSecret: 'secret', accessTokenLifespan: hour, maxRefreshTokenLifespan: 9 * hour, idleRefreshTokenLifespan: hour,
      maxSessionLifespan: hour, idleSessionLifespan: hour,
    });
    const sessions = sessionManager('admin');
  `;

  it('a refresh token works once', async () => {
    const errors = await run(`
      ${manager}
      const first = await sessions.generateRefreshToken('1', 'phone');
      const second = await sessions.rotateRefreshToken(first.token);
      const again = await sessions.rotateRefreshToken(first.token);
      return [second.error ?? null, again.error, (await sessions.generateAccessToken(first.token)).error];
    `);
    expect(errors).toEqual([null, 'invalid_refresh_token', 'invalid_refresh_token']);
  });

  it('revoking a session keeps tokens from before the last renewal valid, unlike ending a device’s sessions', async () => {
    const active = await run(`
      ${manager}
      const first = await sessions.generateRefreshToken('1', 'phone');
      const second = await sessions.rotateRefreshToken(first.token);
      await sessions.revokeSessionById('1', second.sessionId);
      const states = [await sessions.isSessionActive(second.sessionId), await sessions.isSessionActive(first.sessionId)];
      await sessions.invalidateRefreshToken('1', 'phone');
      return [...states, await sessions.isSessionActive(first.sessionId)];
    `);
    expect(active).toEqual([false, true, false]);
  });

  it('the list of sessions may contain one that has expired', async () => {
    const listed = await run(`
      ${manager}
      const {token} = await sessions.generateRefreshToken('1', 'phone');
      rows[0].expiresAt = new Date(0);
      return [(await sessions.listSessions('1')).length, (await sessions.validateRefreshToken(token)).isValid];
    `);
    expect(listed).toEqual([1, false]);
  });

  it('no one can revoke someone else’s session', async () => {
    const revoked = await run(`
      ${manager}
      const {sessionId} = await sessions.generateRefreshToken('1', 'phone');
      return [await sessions.revokeSessionById('2', sessionId), await sessions.revokeSessionById('1', sessionId)];
    `);
    expect(revoked).toEqual([false, true]);
  });
});

describe('features/email.mdx', () => {
  it('POST /api/email passes its body to the provider unchanged', async () => {
    const sent = await run(`
      const controller = require(${inside('email/dist/server/controllers/email.js')});
      const sent = [];
      global.strapi = {plugin: () => ({service: () => ({send: async (options) => sent.push(options)})})};
      await controller.send({request: {body: {attachments: [{path: '/etc/hostname'}]}}, send() {}});
      return sent;
    `);
    expect(sent).toEqual([{attachments: [{path: '/etc/hostname'}]}]);
  });
});

describe('features/content-history.mdx', () => {
  it('only the permission for the content type counts, not conditions on the entry', async () => {
    const asked = await run(`
      const {createHistoryVersionController} = require(${inside('content-manager/dist/server/history/controllers/history-version.js')});
      const asked = [];
      const cannot = Object.fromEntries(['read', 'update'].map((action) => [action, (...entry) => asked.push([action, entry.length]) && false]));
      const checker = {create: () => ({cannot, sanitizeQuery: async () => ({}), sanitizeOutput: async (data) => data})};
      const history = {findVersionsPage: async () => ({results: [], pagination: {}}), restoreVersion: async () => ({documentId: 'a'})};
      const strapi = {getModel: () => ({}), service: () => history, plugin: () => ({service: (name) => (name === 'permission-checker' ? checker : history)})};
      global.strapi = strapi;
      const controller = createHistoryVersionController({strapi});
      const state = {userAbility: {}};
      await controller.findMany({state, query: {contentType: 'api::article.article', documentId: 'a'}});
      await controller.restoreVersion({state, request: {body: {contentType: 'api::article.article'}, params: {versionId: 1}}});
      return asked;
    `);
    expect(asked).toEqual([
      ['read', 0],
      ['update', 0],
    ]);
  });
});

describe('features/releases.mdx', () => {
  it('three releases can be pending if the license sets no limit', async () => {
    const refused = await run(`
      const createService = require(${inside('content-releases/dist/server/services/validation.js')});
      const service = createService.default ?? createService.createReleaseValidationService ?? createService;
      const refused = (options, pending) =>
        service({strapi: {
          ee: {features: {get: () => options}},
          db: {query: () => ({findWithCount: async () => [[], pending]})},
        }}).validatePendingReleasesLimit().then(() => false, () => true);
      return [await refused(true, 2), await refused(true, 3), await refused({options: {maximumReleases: 5}}, 4)];
    `);
    expect(refused).toEqual([false, true, false]);
  });
});

describe('configurations/cron.mdx', () => {
  it('an invalid rule is logged and skipped, a job without a task throws, and months in objects count from 0', async () => {
    const outcome = await run(`
      const logged = [];
      global.strapi = {log: {error: (message) => logged.push(message)}};
      const cron = require(${inside('core/dist/services/cron.js')})();
      const task = () => undefined;
      cron.add({soup: {task, options: '0 0 3 * * *'}, salad: {task, options: 'at three'}, cake: {task, options: {rule: {month: 0, date: 1, hour: 3, minute: 0}, tz: 'UTC'}}});
      let message;
      try {
        cron.add({tea: {options: '* * * * *'}});
      } catch (error) {
        message = error.message;
      }
      const [, cake] = cron.jobs;
      return {names: cron.jobs.map(({name}) => name), logged, message, month: cake.job.nextInvocation().getUTCMonth()};
    `);
    expect(outcome).toEqual({
      names: ['soup', 'cake'],
      logged: ['Could not schedule cron job "salad": invalid schedule'],
      message: 'Could not schedule a cron job for "tea": no function found.',
      month: 0,
    });
  });
});

describe('api-tokens.mdx, cli.mdx', () => {
  it('signing in to the admin panel checks isActive, but not blocked', async () => {
    const users = await run(`
      const auth = require(${inside('admin/dist/server/server/src/services/auth.js')});
      const {checkCredentials, hashPassword} = auth.default ?? auth;
      const password = await hashPassword('Lin-secret-1');
      const signIn = async (state) => {
        global.strapi = {db: {query: () => ({findOne: async () => ({password, ...state})})}};
        const [, user] = await checkCredentials({email: 'lin@example.com', password: 'Lin-secret-1'});
        return Boolean(user);
      };
      return [await signIn({isActive: true, blocked: true}), await signIn({isActive: false, blocked: false})];
    `);
    expect(users).toEqual([true, false]);
  });
});

describe('attributes.mdx, draft-and-publish.mdx, content-type-builder.mdx', () => {
  it('drafts are only validated for maximum lengths and numbers, and for enumeration values', async () => {
    const valid = await run(`
      const {Validators} = require(${inside('core/dist/services/entity-validator/validators.js')});
      const valid = (attr, value) => [true, false].map((isDraft) => Validators[attr.type]({attr}, {isDraft}).isValidSync(value));
      return {
        minLength: valid({type: 'text', minLength: 3}, 'ab'),
        regex: valid({type: 'text', regex: '^a$'}, 'ab'),
        min: valid({type: 'integer', min: 3}, 1),
        email: valid({type: 'email'}, 'ab'),
        maxLength: valid({type: 'text', maxLength: 1}, 'ab'),
        string: valid({type: 'string'}, 'a'.repeat(256)),
        max: valid({type: 'decimal', max: 3}, 4),
        enumeration: valid({type: 'enumeration', enum: ['a']}, 'b'),
        biginteger: valid({type: 'biginteger', min: '3', max: '4'}, '5'),
      };
    `);
    expect(valid).toEqual({
      minLength: [true, false],
      regex: [true, false],
      min: [true, false],
      email: [true, false],
      maxLength: [false, false],
      string: [false, false],
      max: [false, false],
      enumeration: [false, false],
      biginteger: [true, true],
    });
  });
});

describe('content-manager.mdx', () => {
  it('a list can be sorted by every column, except media, components, and relations to several entries', async () => {
    const unsortable = await run(`
      const {isSortable, isListable} = require(${inside('content-manager/dist/server/services/utils/configuration/attributes.js')});
      const relation = (relationType) => ({type: 'relation', relationType});
      const attributes = {
        string: {type: 'string'}, boolean: {type: 'boolean'}, date: {type: 'date'}, uid: {type: 'uid'},
        one: relation('oneToOne'), oneOfMany: relation('manyToOne'),
        many: relation('oneToMany'), manyToMany: relation('manyToMany'),
        media: {type: 'media'}, component: {type: 'component'}, zone: {type: 'dynamiczone'}, json: {type: 'json'},
      };
      const columns = Object.keys(attributes).filter((name) => isListable({attributes}, name));
      return columns.filter((name) => !isSortable({attributes}, name));
    `);
    expect(unsortable).toEqual(['many', 'manyToMany', 'media', 'component']);
  });
});

describe('draft-and-publish.mdx, internationalization.mdx', () => {
  it('turning off Draft & Publish deletes all drafts', async () => {
    const deleted = await run(`
      const {disable} = require(${inside('core/dist/migrations/draft-publish.js')});
      const deleted = [];
      const builder = (uid) => ({delete: () => ({where: (where) => ({execute: async () => deleted.push([uid, where])})})});
      global.strapi = {db: {queryBuilder: builder}};
      const type = (draftAndPublish) => ({options: {draftAndPublish}});
      await disable({
        oldContentTypes: {a: type(true), b: type(true), c: type(false)},
        contentTypes: {a: type(false), b: type(true), c: type(false)},
      });
      return deleted;
    `);
    expect(deleted).toEqual([['a', {published_at: null}]]);
  });

  it('turning off Internationalization deletes all locales except the default one', async () => {
    const changes = await run(`
      const {disable} = require(${inside('core/dist/migrations/i18n.js')});
      const changes = [];
      const record = (name) => async (params) => changes.push([name, params.where.locale]);
      const services = {'content-types': {isLocalizedContentType: ({localized}) => localized}, locales: {getDefaultLocale: async () => 'en'}};
      global.strapi = {plugin: () => ({service: (name) => services[name]}), db: {query: () => ({deleteMany: record('delete'), updateMany: record('update')})}};
      await disable({oldContentTypes: {a: {localized: true}}, contentTypes: {a: {localized: false}}});
      return changes;
    `);
    expect(changes).toEqual([
      ['delete', {$ne: 'en'}],
      ['update', {$eq: 'en'}],
    ]);
  });
});

describe('users-permissions.mdx, endpoints.mdx', () => {
  /** A service of the plugin, whose queries are recorded. */
  const service = (name: string, rows: string): string => `
    const calls = [];
    const rows = ${rows};
    const query = (uid) => Object.fromEntries(['create', 'update', 'delete', 'findOne'].map((method) => [method, async (params) => {
      calls.push([method, uid.split('.')[1], params.data ?? params.where]);
      return rows[uid.split('.')[1]];
    }]));
    const documents = (uid) => ({create: async ({data}) => calls.push(['documents.create', uid, data])});
    const strapi = {db: {query}, documents, plugin: () => ({service: () => ({})})};
    global.strapi = strapi;
    const service = require(${inside(`plugin-users-permissions/dist/server/services/${name}.js`)}).__require()({strapi});
  `;

  it('users of a deleted role get the role Public', async () => {
    const calls = await run(`
      ${service('role', '{role: {users: [{id: 7}], permissions: []}}')}
      await service.deleteRole(3, 2);
      return calls.filter(([method]) => method !== 'findOne');
    `);
    expect(calls).toEqual([
      ['update', 'user', {role: 2}],
      ['delete', 'role', {id: 3}],
    ]);
  });

  it('a role updated without permissions loses all of them', async () => {
    const calls = await run(`
      ${service('role', "{role: {permissions: [{id: 8, action: 'api::article.article.find'}]}}")}
      await service.updateRole(3, {name: 'Guest'});
      return calls.filter(([method]) => method === 'delete');
    `);
    expect(calls).toEqual([['delete', 'permission', {id: 8}]]);
  });

  it('users are written with the Document Service, so they send events and pass its middlewares (webhooks.mdx)', async () => {
    const calls = await run(`
      ${service('user', '{}')}
      await service.add({username: 'noa'});
      return calls;
    `);
    expect(calls).toEqual([['documents.create', 'plugin::users-permissions.user', {username: 'noa'}]]);
  });

  it('POST /api/users requires a role, and accepts any password', async () => {
    const errors = await run(`
      const {validateCreateUserBody} = require(${inside('plugin-users-permissions/dist/server/controllers/validation/user.js')}).__require();
      const user = {username: 'ole', email: 'ole@example.com', password: 'x'};
      const refused = (extra) => validateCreateUserBody({...user, ...extra}).then(() => false, () => true);
      return [await refused({}), await refused({role: 1}), await refused({role: {connect: []}}), await refused({role: {connect: [{documentId: 'abc'}]}})];
    `);
    expect(errors).toEqual([true, false, true, false]);
  });
});

describe('api-tokens.mdx', () => {
  it('a read-only token allows find and findOne, a custom one what it lists, and only full access allows routes without a permission', async () => {
    const allowed = await run(`
      const strategy = require(${inside('admin/dist/server/server/src/strategies/content-api-token.js')});
      const {verify} = strategy.default ?? strategy;
      const ability = {can: (scope) => scope === 'api::article.article.create'};
      const tries = (type) => ['api::article.article.find', 'api::article.article.findOne', 'plugin::upload.content-api.findPage', 'api::article.article.create', undefined]
        .map((scope) => {
          try {
            verify({credentials: {type}, ability}, {scope});
            return true;
          } catch {
            return false;
          }
        });
      return {readOnly: tries('read-only'), custom: tries('custom'), fullAccess: tries('full-access')};
    `);
    expect(allowed).toEqual({
      readOnly: [true, true, false, false, false],
      custom: [false, false, false, true, false],
      fullAccess: [true, true, true, true, true],
    });
  });

  it('a token lasts 7, 30 or 90 days, or forever', async () => {
    const lifespans = await run(
      `return require(${inside('admin/dist/server/server/src/services/constants.js')}).API_TOKEN_LIFESPANS`,
    );
    const day = 86_400_000;
    expect(Object.values(lifespans as object)).toEqual([null, 7 * day, 30 * day, 90 * day]);
  });
});
