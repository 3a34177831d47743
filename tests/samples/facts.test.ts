import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {CommandTree} from '../../checks/shared/cms/commandTypes';
import {readCommandTrees} from '../../checks/shared/cms/readCommandTrees';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab} from '../../checks/shared/lab/lab';
import {samplesFolder} from '../../checks/shared/lab/workspace';

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

  it("history.retentionDays is 90 or the plan's limit, and only a value below that limit has an effect", async () => {
    // The package exports no path to this function, and the samples application has no licence with the feature.
    const file = path.join(samplesFolder, 'node_modules/@strapi/content-manager/dist/server/history/services/utils.js');
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
  it('id is added as the last sort key if there is a limit or a start, and not otherwise', async () => {
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

  it('every REST list has a limit, and so is sorted by id last', async () => {
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
  it('kind and type are optional', async () => {
    const token = await lab.run(`
      const {kind, type} = await strapi.service('admin::api-token-content-api').create({name: 'Bare'});
      return {kind, type};
    `);
    expect(token).toEqual({kind: 'content-api', type: 'read-only'});
  });
});

describe('is-supported-image-removed.mdx', () => {
  it('the upload plugin does not treat AVIF as an image, because sharp calls its format "heif"', async () => {
    const found = await lab.run(`
      const sharp = require('sharp');
      const {join} = require('node:path');
      const folder = require('node:fs').mkdtempSync(join(require('node:os').tmpdir(), 'images-'));
      const images = strapi.plugin('upload').service('image-manipulation');
      const answers = {};
      for (const format of ['avif', 'png']) {
        const filepath = join(folder, 'a.' + format);
        await sharp({create: {width: 8, height: 8, channels: 3, background: 'red'}}).toFormat(format).toFile(filepath);
        answers[format] = [];
        for (const method of ['isImage', 'isOptimizableImage', 'isResizableImage']) {
          answers[format].push(await images[method]({filepath}));
        }
      }
      require('node:fs').rmSync(folder, {recursive: true});
      return answers;
    `);
    expect(found).toEqual({avif: [false, false, false], png: [true, true, true]});
  });
});

describe('entity-service.mdx, crud.mdx, entity-service-deprecated.mdx', () => {
  it('publishedAt in data neither publishes nor unpublishes with update(), and does not publish with the Document Service', async () => {
    const published = await lab.run(`
      const uid = 'api::restaurant.restaurant';
      const restaurants = strapi.documents(uid);
      const isPublished = async ({documentId}) => (await restaurants.findOne({documentId, status: 'published'})) !== null;
      const draft = await restaurants.create({data: {name: 'Pop-up', slug: 'pop-up', publishedAt: new Date()}});
      const answers = [await isPublished(draft)];
      await strapi.entityService.update(uid, draft.id, {data: {publishedAt: new Date()}});
      answers.push(await isPublished(draft));
      await restaurants.publish({documentId: draft.documentId});
      const {id} = await restaurants.findOne({documentId: draft.documentId, status: 'published'});
      await strapi.entityService.update(uid, id, {data: {publishedAt: null}});
      answers.push(await isPublished(draft));
      await restaurants.delete({documentId: draft.documentId});
      return answers;
    `);
    expect(published).toEqual([false, false, true]);
  });

  it('findPage() reads the rows of all versions and locales, findMany() only drafts in the default locale', async () => {
    const counts = await lab.run(`
      const uid = 'api::restaurant.restaurant';
      const drafts = await strapi.db.query(uid).count({where: {publishedAt: null, locale: 'en'}});
      const rows = await strapi.db.query(uid).count();
      const many = await strapi.entityService.findMany(uid, {limit: -1});
      const {pagination} = await strapi.entityService.findPage(uid, {});
      return {differ: rows > drafts, many: many.length - drafts, page: pagination.total - rows};
    `);
    expect(counts).toEqual({differ: true, many: 0, page: 0});
  });
});

describe('components-and-dynamic-zones-do-not-return-id.mdx', () => {
  it('publish() gives components of the published version a new id, and discardDraft() those of the draft', async () => {
    const isNew = await lab.run(`
      const restaurants = strapi.documents('api::restaurant.restaurant');
      const {documentId} = await restaurants.create({
        data: {name: 'Pop-up', slug: 'pop-up', address: {street: 'Canal 1', postalCode: '1000', city: 'Brussels'}},
        status: 'published',
      });
      const read = async (status) => (await restaurants.findOne({documentId, status, populate: ['address']})).address.id;
      const before = {draft: await read('draft'), published: await read('published')};
      await restaurants.publish({documentId});
      const republished = await read('published');
      await restaurants.discardDraft({documentId});
      const discarded = await read('draft');
      await restaurants.delete({documentId});
      return [republished !== before.published, discarded !== before.draft];
    `);
    expect(isNew).toEqual([true, true]);
  });
});

describe('draft-and-publish.mdx', () => {
  it('discarding changes takes relations to entries without a published version out of the draft', async () => {
    const related = await lab.run(`
      const create = (uid, data) => strapi.documents(uid).create({data});
      const chef = await create('api::chef.chef', {name: 'Only a draft'});
      const restaurant = await create('api::restaurant.restaurant', {name: 'Only a draft', slug: 'only-a-draft'});
      const {documentId} = await create('api::restaurant.restaurant', {
        name: 'To discard', slug: 'to-discard', chef: chef.documentId, nearby: [restaurant.documentId],
      });
      const restaurants = strapi.documents('api::restaurant.restaurant');
      const read = async () => {
        const {chef, nearby} = await restaurants.findOne({documentId, populate: ['chef', 'nearby']});
        return [chef?.name ?? null, nearby.length];
      };
      await restaurants.publish({documentId});
      const published = await read();
      await restaurants.discardDraft({documentId});
      const discarded = await read();
      await restaurants.delete({documentId});
      await restaurants.delete({documentId: restaurant.documentId});
      await strapi.documents('api::chef.chef').delete({documentId: chef.documentId});
      return {published, discarded};
    `);
    expect(related).toEqual({published: ['Only a draft', 1], discarded: [null, 0]});
  });
});

describe('error-handling.mdx', () => {
  it('a ValidationError without a message gets the default one', async () => {
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
  it('of the Strapi Cloud commands, only the alias "environments" takes no options', async () => {
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

describe('cli.mdx', () => {
  it('a setting is stored as one string, so configuration:restore has nothing to merge into', async () => {
    const merged = await lab.run(`
      const existing = await strapi.db.query('strapi::core-store').findOne({where: {key: {$startsWith: 'plugin_'}}});
      return require('lodash').merge(existing, {value: '{"only":"this"}'}).value;
    `);
    expect(merged).toBe('{"only":"this"}');
  });
});

describe('webhooks.mdx', () => {
  it('a new end user sends entry.create with the email address, without the password; a role sends nothing', async () => {
    const events = await lab.run(`
      const events = [];
      const stop = strapi.eventHub.subscribe(async (name, payload) => {
        if (name.startsWith('entry.')) events.push([name, payload.uid, payload.entry.email, 'password' in payload.entry]);
      });
      const users = strapi.service('plugin::users-permissions.user');
      const {id: role} = await strapi.db.query('plugin::users-permissions.role').findOne({where: {type: 'authenticated'}});
      const {id} = await users.add({username: 'noa', email: 'noa@example.com', password: 'noa-secret-1', provider: 'local', role});
      await users.edit(id, {resetPasswordToken: 'a'});
      await strapi.service('plugin::users-permissions.role').createRole({name: 'Guest', description: 'Nothing'});
      await new Promise((resolve) => setTimeout(resolve, 300));
      stop();
      await users.remove({id});
      await strapi.db.query('plugin::users-permissions.role').delete({where: {name: 'Guest'}});
      return events;
    `);
    const uid = 'plugin::users-permissions.user';
    expect(events).toEqual([
      ['entry.create', uid, 'noa@example.com', false],
      ['entry.update', uid, 'noa@example.com', false],
    ]);
  });
});

describe('users-permissions.mdx', () => {
  it('validatePassword checks the password of a registration, but not that of POST /api/users', async () => {
    const role = await lab.run(`
      strapi.config.set('plugin::users-permissions.validationRules', {validatePassword: () => false});
      return (await strapi.db.query('plugin::users-permissions.role').findOne({where: {type: 'authenticated'}})).id;
    `);
    const post = (target: string, headers: Record<string, string>, extra: object): ReturnType<Lab['request']> =>
      lab.request({
        method: 'POST',
        path: target,
        headers: {'content-type': 'application/json', ...headers},
        body: JSON.stringify({username: 'ole', email: 'ole@example.com', password: 'ole-secret-1', ...extra}),
      });
    try {
      const registered = await post('/api/auth/local/register', {}, {});
      expect(registered).toMatchObject({status: 400, body: {error: {message: 'Password validation failed.'}}});
      const created = await post('/api/users', {authorization: `Bearer ${lab.tokens.token}`}, {role});
      expect(created.status).toBe(201);
    } finally {
      await lab.run(`
        strapi.config.set('plugin::users-permissions.validationRules', undefined);
        await strapi.db.query('plugin::users-permissions.user').delete({where: {username: 'ole'}});
      `);
    }
  });
});

describe('features/api-tokens.mdx, content-api.mdx', () => {
  it('an admin token is rejected while its owner is inactive or blocked, and deleted together with the owner', async () => {
    const states = await lab.run(`
      const users = strapi.service('admin::user');
      const tokens = strapi.service('admin::api-token-admin');
      const role = await strapi.service('admin::role').getSuperAdmin();
      const {id} = await users.create({firstname: 'Mika', email: 'mika@example.com', password: 'Mika-secret-1', isActive: true, roles: [role.id]});
      const {accessKey} = await tokens.create({name: 'Mika'}, await users.findOne(id));
      const state = async () => {
        const {authenticated, error} = await tokens.authenticateAdminToken(accessKey);
        return authenticated || error?.message || false;
      };
      const states = [await state()];
      for (const values of [{isActive: false}, {isActive: true, blocked: true}, {blocked: false}]) {
        await users.updateById(id, values);
        states.push(await state());
      }
      await users.deleteById(id);
      return [...states, await state()];
    `);
    expect(states).toEqual([true, 'Token owner is deactivated', 'Token owner is deactivated', true, false]);
  });

  it('an API token doesn’t work on routes of the admin panel, and an invalid one isn’t treated as Public', async () => {
    const get = async (target: string, token: string | undefined): Promise<number> => {
      const headers = {authorization: `Bearer ${token}`};
      return (await lab.request({method: 'GET', path: target, headers})).status;
    };
    expect(await get('/admin/roles', lab.tokens.token)).toBe(401);
    expect(await get('/api/restaurants', 'undefined')).toBe(401);
    expect(await get('/api/restaurants', lab.tokens['read-only-token'])).toBe(200);
    expect(await get('/api/upload/files/page', lab.tokens['read-only-token'])).toBe(403);
  });
});
