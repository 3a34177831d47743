import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {CommandTree} from '../../checks/shared/cms/commandTypes';
import {readCommandTrees} from '../../checks/shared/cms/readCommandTrees';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab} from '../../checks/shared/lab/lab';
import {SAMPLES} from '../../checks/shared/lab/workspace';

/**
 * What pages say about the CMS and no sample on them can show. A failure after an upgrade names the page whose sentence
 * is no longer true.
 */
let lab: Lab;

beforeAll(async () => {
  await ensureInstalled();
  lab = await Lab.start();
});

afterAll(() => lab.stop());

describe('configurations/admin-panel.mdx, whats-new.mdx, setting-up-admin-panel.mdx', () => {
  it('a session without "Remember me" ends after two hours without activity, and after 30 days in any case', async () => {
    const days = await lab.run(`
      const {sessionId} = await strapi.sessionManager('admin').generateRefreshToken('1', 'device', {type: 'session'});
      const session = await strapi.db.query('admin::session').findOne({where: {sessionId}});
      const created = new Date(session.createdAt).getTime();
      return [session.expiresAt, session.absoluteExpiresAt].map((end) => (new Date(end).getTime() - created) / 86_400_000);
    `);
    expect(days).toEqual([2 / 24, 30]);
  });

  it('history.retentionDays is 90 or the limit of the plan, and only a lower value than that limit counts', async () => {
    // The package exports no path to this function, and the samples application has no licence with the feature.
    const file = path.join(SAMPLES, 'node_modules/@strapi/content-manager/dist/server/history/services/utils.js');
    const days = await lab.run(`
      const {createServiceUtils} = require(${JSON.stringify(file)});
      const retention = (plan, setting) => createServiceUtils({strapi: {
        ee: {features: {get: () => ({options: {retentionDays: plan}})}},
        config: {get: () => setting},
        get: () => undefined,
        plugin: () => undefined,
      }}).getRetentionDays();
      return [retention(99_999), retention(14), retention(14, 7), retention(14, 30), retention(99_999, 120)];
    `);
    expect(days).toEqual([90, 14, 7, 14, 120]);
  });
});

describe('configurations/api.mdx, document-service.mdx, whats-new.mdx', () => {
  it.each([true, undefined])(
    'unknown parameters of the Document Service are dropped, strictParams: %s',
    async (strict) => {
      const counts = await lab.run(`
      const before = strapi.config.get('api.documents.strictParams');
      strapi.config.set('api.documents.strictParams', ${strict});
      try {
        const chefs = strapi.documents('api::chef.chef');
        return [(await chefs.findMany({})).length, (await chefs.findMany({nam: 'Ada Moreau'})).length];
      } finally {
        strapi.config.set('api.documents.strictParams', before);
      }
    `);
      expect(counts).toEqual([3, 3]);
    },
  );
});

describe('document-service/sort-pagination.mdx, rest/sort-pagination.mdx', () => {
  it('id is the last thing sorted by where there is a limit or a start, and nothing is added elsewhere', async () => {
    const orders = await lab.run(`
      const orders = [];
      const listen = ({sql}) => sql.includes('from \`reviews\`') && orders.push(/order by (.*?)( limit|$)/.exec(sql)?.[1] ?? '');
      strapi.db.connection.on('query', listen);
      const reviews = strapi.documents('api::review.review');
      await reviews.findMany({fields: ['note'], sort: 'note', limit: 2});
      await reviews.findMany({fields: ['note'], start: 1});
      await reviews.findMany({fields: ['note'], sort: 'note'});
      await reviews.findMany({fields: ['note']});
      strapi.db.connection.off('query', listen);
      return orders.map((order) => order.replace(/\`t0\`\\.|\`/g, ''));
    `);
    expect(orders).toEqual(['note asc, id asc', 'id asc', 'note asc', '']);
  });

  it('every list over REST has a limit, and so the id', async () => {
    await lab.run(`
      globalThis.orders = [];
      strapi.db.connection.on('query', ({sql}) => /^select.* from .reviews/.test(sql) && globalThis.orders.push(sql));
    `);
    await lab.request({
      method: 'GET',
      path: '/api/reviews?sort=note',
      headers: {authorization: `Bearer ${lab.tokens.token}`},
    });
    expect(await lab.run('return globalThis.orders')).toContainEqual(
      expect.stringMatching(/order by .*note.* asc, .*id.* asc limit \?/),
    );
  });
});

describe('features/api-tokens.mdx', () => {
  it('kind and type may be left out', async () => {
    const token = await lab.run(`
      const {kind, type} = await strapi.service('admin::api-token-content-api').create({name: 'Bare'});
      return {kind, type};
    `);
    expect(token).toEqual({kind: 'content-api', type: 'read-only'});
  });
});

describe('error-handling.mdx', () => {
  it('a ValidationError without a message has the default one', async () => {
    const message = await lab.run(`return new (require('@strapi/utils').errors.ValidationError)().message`);
    expect(message).toBe('An application error occurred');
  });
});

describe('webhooks.mdx', () => {
  it('eventHub.once() removes the listener added last; a listener removed inside itself hides the event from the next', async () => {
    const heard = await lab.run(`
      const heard = [];
      strapi.eventHub.once('kitchen.open', () => heard.push('once'));
      strapi.eventHub.on('kitchen.open', () => heard.push('other'));
      await strapi.eventHub.emit('kitchen.open');
      await strapi.eventHub.emit('kitchen.open');
      const stop = strapi.eventHub.on('kitchen.shut', () => { stop(); heard.push('self'); });
      strapi.eventHub.on('kitchen.shut', () => heard.push('next'));
      await strapi.eventHub.emit('kitchen.shut');
      return heard;
    `);
    expect(heard).toEqual(['once', 'once', 'self']);
  });
});

describe('cli.mdx, cloud-cli.mdx', () => {
  it('of the commands of Strapi Cloud, only the alias "environments" takes no options', async () => {
    const {strapi} = await readCommandTrees();
    const find = (tree: CommandTree | undefined, name: string) =>
      tree?.commands.find((command) => command.name === name);
    const options = (command: CommandTree | undefined) => command?.options.map(({long}) => long);
    const cloud = find(strapi, 'cloud');
    expect(options(find(cloud, 'environments'))).toEqual([]);
    expect(options(find(find(cloud, 'environment'), 'list'))).toEqual(['--debug', '--silent']);
    expect(options(find(strapi, 'cloud:deploy'))).toEqual(expect.arrayContaining(['--debug', '--silent']));
  });
});
