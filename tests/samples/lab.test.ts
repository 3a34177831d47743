import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkAgainstCms} from '../../checks/checkAgainstCms';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Hosts} from '../../checks/shared/lab/hosts';
import {Lab} from '../../checks/shared/lab/lab';
import {LabStopped} from '../../checks/shared/lab/labError';
import type {Overlay} from '../../checks/shared/lab/workspace';
import type * as RunPage from '../../checks/samples/requests/runPage';

/** Adds an attribute to users where the plugin keeps its own definition of them. */
const pluginExtension = `
  module.exports = (plugin) => {
    plugin.contentTypes.user.schema.attributes.nickname = { type: 'string' };
    return plugin;
  };
`;

/** Checking the page of this name fails. */
const failing = 'failing.mdx';

vi.mock('../../checks/samples/requests/runPage', async (load) => {
  const original = await load<typeof RunPage>();
  const runPage: typeof original.runPage = (page, ...rest) =>
    page.file.endsWith(failing) ? Promise.reject(new Error('the disk is full')) : original.runPage(page, ...rest);
  return {...original, runPage};
});

beforeAll(async () => {
  await ensureInstalled();
});

describe('the samples application', () => {
  let lab: Lab;

  beforeEach(async () => {
    lab = await Lab.start();
  });

  afterEach(() => lab.stop());

  it('keeps running after uncaught errors, and reports each once', async () => {
    await lab.run("void Promise.reject(new TypeError('nobody waits')); setImmediate(() => { throw 'a text'; });");
    const errors = await lab.uncaught();
    expect(errors.map(({message}) => message)).toEqual(['TypeError: nobody waits', 'Error: a text']);
    expect(await lab.uncaught()).toEqual([]);
    expect(await lab.run('return 1')).toBe(1);
  });

  it('is ended if a request takes too long, and reports that to later requests', async () => {
    await lab.run("strapi.server.httpServer.prependListener('request', () => { while (true); })");
    lab.limit = 5_000;
    await expect(lab.request({method: 'GET', path: '/api/chefs', headers: {}})).rejects.toThrow(
      'LabStopped: GET /api/chefs took longer than 5 s',
    );
    expect(lab.stopped).toBe(true);
    await expect(lab.run('return 1')).rejects.toBeInstanceOf(LabStopped);
  });

  it('reports when the code that it runs ends it', async () => {
    await expect(lab.run('process.exit(3)')).rejects.toThrow('LabStopped: the application ended (code 3)');
    await expect(lab.request({method: 'GET', path: '/api/chefs', headers: {}})).rejects.toBeInstanceOf(LabStopped);
  });
});

describe('a samples application that is reset', () => {
  it('can be reset again after something kept a table from being restored', async () => {
    const lab = await Lab.start([], {withGraphql: false});
    const refuse = "CREATE TRIGGER refuse BEFORE DELETE ON cities BEGIN SELECT RAISE(ABORT, 'cities stay'); END";
    await lab.run(`await strapi.db.connection.raw("${refuse}")`);
    await lab.run("await strapi.documents('api::city.city').create({ data: { name: 'Lima' } })");
    const state = `return {
      names: (await strapi.documents('api::city.city').findMany()).map(({ name }) => name),
      keys: await strapi.db.connection.raw('PRAGMA foreign_keys'),
    }`;
    await expect(lab.reset()).rejects.toThrow('cities stay');
    await expect(lab.reset()).rejects.toThrow('cities stay');
    expect(await lab.run(state)).toMatchObject({
      names: expect.arrayContaining(['Lima', 'Lyon']),
      keys: [{foreign_keys: 1}],
    });
    await lab.run("await strapi.db.connection.raw('DROP TRIGGER refuse')");
    await lab.reset();
    expect(await lab.run(state)).toMatchObject({names: ['Lyon', 'Osaka', 'Turin'], keys: [{foreign_keys: 1}]});
    await lab.stop();
  });

  it('resets rate limits, even for an application that boots in the same process', async () => {
    const hosts = new Hosts();
    const signIn = `
      const { port } = strapi.server.httpServer.address();
      const body = JSON.stringify({ identifier: 'kai@example.com', password: 'kai-secret-1' });
      const headers = { 'content-type': 'application/json' };
      const { status } = await fetch('http://127.0.0.1:' + port + '/api/auth/local', { method: 'POST', headers, body });
      return status;
    `;
    const more = `return Promise.all(Array.from({ length: 20 }, async () => {${signIn}}))`;
    const first = await Lab.start([], {hosts, withGraphql: false});
    const id = await first.run('return process.pid');
    expect(await first.run(more)).toContain(429);
    await first.reset();
    expect(await first.run(signIn)).toBe(200);
    expect(await first.run(more)).toContain(429);
    await first.stop();
    const second = await Lab.start([], {hosts, withGraphql: false});
    expect(await second.run('return process.pid')).toBe(id);
    expect(await second.run(signIn)).toBe(200);
    await second.stop();
    await hosts.stop();
  });
});

describe('a process that boots one application after another', () => {
  const askForProcess = 'return process.pid';
  const hosts = new Hosts();

  afterEach(() => hosts.stop());

  /** What an application says, with these files, before it ends. */
  async function answerOf(code: string, overlays: readonly Overlay[] = []): Promise<unknown> {
    const lab = await Lab.start(overlays, {hosts});
    try {
      return await lab.run(code);
    } finally {
      await lab.stop();
    }
  }

  it('leaks nothing to the next one: no changed plugin, variable, listener, module or row', async () => {
    const change = `
      const user = strapi.plugin('users-permissions').contentTypes.user;
      user.attributes.nickname = { type: 'string' };
      strapi.plugin('users-permissions').services.user.count = () => 'changed';
    `;
    const first: Overlay[] = [
      {path: 'src/extensions/users-permissions/strapi-server.js', text: pluginExtension},
      {path: 'src/api/only-here/services/only-here.js', text: 'module.exports = () => ({});'},
    ];
    const left = `${change}
      process.env.LEFT = 'left';
      process.on('SIGUSR2', () => {});
      await strapi.documents('api::category.category').create({ data: { name: 'Left' } });
      ${askForProcess};
    `;
    const seen = `
      const user = strapi.contentType('plugin::users-permissions.user');
      return {
        process: process.pid,
        nickname: 'nickname' in user.attributes,
        counted: await strapi.plugin('users-permissions').service('user').count(),
        service: strapi.services['api::only-here.only-here'] !== undefined,
        variable: process.env.LEFT ?? null,
        listeners: process.listenerCount('SIGUSR2'),
        rows: await strapi.documents('api::category.category').count({ filters: { name: 'Left' } }),
      };
    `;
    const {process: fresh, ...clean} = (await answerOf(seen)) as Record<string, unknown>;
    expect(await answerOf(left, first)).toBe(fresh);
    expect(await answerOf(seen)).toEqual({process: fresh, ...clean});
    expect(clean).toMatchObject({nickname: false, service: false, variable: null, listeners: 0, rows: 0});
  });

  it('is not reused if something keeps running in it, or its application throws on shutdown', async () => {
    const first = await answerOf(`setInterval(() => {}, 10_000); ${askForProcess}`);
    const second = await answerOf(askForProcess, [
      {path: 'src/index.js', text: "module.exports = { destroy() { throw new Error('not at the end'); } };"},
    ]);
    const third = await answerOf(askForProcess);
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('is not reused if it ended while idle', async () => {
    const first = Number(await answerOf(askForProcess));
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow());
    expect(await answerOf(askForProcess)).not.toBe(first);
  });

  it('reports what keeps an application from booting, even if nothing catches it', async () => {
    const throwing = [
      {
        path: 'src/index.js',
        text: "module.exports = { async register() { setImmediate(() => { throw new Error('too late'); }); await new Promise(() => {}); } };",
      },
    ];
    await expect(Lab.start(throwing, {hosts})).rejects.toThrow('Error: too late');
  });
});

describe('an application without a GraphQL API', () => {
  it('has its other APIs', async () => {
    const lab = await Lab.start([], {withGraphql: false});
    const statusOf = async (target: string) =>
      (await lab.request({method: 'GET', path: target, headers: {authorization: `Bearer ${lab.tokens['token']}`}}))
        .status;
    expect([await statusOf('/graphql'), await statusOf('/api/chefs')]).toEqual([404, 200]);
    await lab.stop();
  });
});

describe('a check that fails', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
  });

  afterEach(() => rm(folder, {recursive: true}));

  it('finds files that break the GraphQL schema, even without requests to it', async () => {
    const file = [
      "import type { Core } from '@strapi/strapi';",
      '',
      'export default {',
      '  register({ strapi }: { strapi: Core.Strapi }) {',
      "    strapi.plugin('graphql').service('extension').use({ typeDefs: 'type Query { lost: Nowhere }' });",
      '  },',
      '};',
    ];
    await writeFile(path.join(folder, 'graphql.mdx'), `\`\`\`ts title="src/index.ts"\n${file.join('\n')}\n\`\`\`\n`);
    const {problems} = await checkAgainstCms({root: folder});
    expect(problems.map(({message}) => message)).toContainEqual(expect.stringContaining('Nowhere'));
  });

  it('reports its page, still checks the other pages, and leaves no application running', async () => {
    await cp(path.join(__dirname, 'fixtures/good/code.mdx'), path.join(folder, failing));
    await writeFile(path.join(folder, 'wrong.mdx'), '```http\nGET /api/nothing\n```\n');
    const {problems} = await checkAgainstCms({root: folder});
    expect(problems.map(({file, line, message}) => `${path.basename(file)}:${line} ${message}`)).toEqual([
      `${failing}:1 the check of this page crashed: the disk is full`,
      expect.stringContaining('wrong.mdx:1 the application responds with 404'),
    ]);
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
  });
});
