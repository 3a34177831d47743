import {chromium, expect as playwrightExpect} from '@playwright/test';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {readFile, readdir} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {extractFences} from '../../src/lib/code/extractFences';
import type {BuiltPlugin} from '../../checks/shared/lab/buildPlugin';
import {shownVersion, buildPlugin} from '../../checks/shared/lab/buildPlugin';
import {Hosts} from '../../checks/shared/lab/hosts';
import type {LabResponse} from '../../checks/shared/lab/lab';
import {Lab} from '../../checks/shared/lab/lab';
import {samplesFolder} from '../../checks/shared/lab/workspace';
import {chromiumPath} from '../../config/env';
import {pluginFolder, tutorial} from '../../plugins/plugin-tutorial/readVersions';

const restaurant = 'api::restaurant.restaurant';
const biscotte = 'nghwx9jfkerfgdq6sofm40n6';
/** Where the clock of the samples application stands, so that its session is valid in the browser. */
const now = new Date('2026-01-15T10:00:00Z');

/** Keeps the browser from other servers. Routes would do that too, but with them nothing comes from its cache. */
const onlyLocal = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** The panel loads its code in many pieces, on machines that do other work too. */
const expectPage = playwrightExpect.configure({timeout: 90_000});

/** The tests of each version boot an application, whose content types nobody changes in the panel. */
const hosts = new Hosts();

let plugin: BuiltPlugin;
let browser: Browser;
let lab: Lab;

beforeAll(async () => {
  plugin = await buildPlugin();
  browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu', onlyLocal]});
  return async () => {
    await browser.close();
    await hosts.stop();
  };
});

describe('the pages on plugin development', () => {
  it("show the plugin's files unchanged, except for those of the tutorial", async () => {
    const root = path.resolve(__dirname, '../../docs');
    const names = (await readdir(root, {recursive: true})).filter((name) => name.endsWith('.mdx'));
    let shown = 0;
    for (const name of names) {
      for (const {line, meta, text} of extractFences(await readFile(path.join(root, name), 'utf8'))) {
        const file = meta.values.title ?? '';
        const isOfPlugin = file.startsWith(`${pluginFolder}/`);
        shown += isOfPlugin ? 1 : 0;
        if (isOfPlugin && !tutorial.includes(name.replaceAll(path.sep, '/'))) {
          expect(text.trimEnd(), `docs/${name}:${line}`).toBe(
            (await readFile(path.join(samplesFolder, file), 'utf8')).trimEnd(),
          );
        }
      }
    }
    expect(shown).toBeGreaterThan(30);
  });
});

describe('the plugin of the tutorial', () => {
  it('builds with the SDK at the end of each page', () => {
    expect(plugin.versions).toHaveLength(tutorial.length);
    for (const {number, output} of plugin.versions) {
      expect(output, `version ${number}`).toContain('Build complete!');
      expect(output, `version ${number}`).not.toMatch(/error|TS\d{4}/i);
    }
  });

  it("passes the SDK's verification", () => {
    expect(plugin.verified).toContain('Verified package.json');
    expect(plugin.verified).not.toContain('ERROR');
  });

  it("does not bundle the project's packages", () => {
    for (const {path: file, text} of plugin.versions.flatMap(({overlays}) => overlays)) {
      expect(text.length, file).toBeLessThan(30_000);
    }
  });

  it('builds the same server half from the JavaScript on the pages', () => {
    expect(plugin.javaScriptOutput).toContain('Build complete!');
    const load = createRequire(plugin.server);
    const [typeScript, javaScript] = [plugin.server, plugin.javaScriptServer].map((file) => shapeOf(load(file)));
    expect(javaScript).toEqual(typeScript);
    expect(javaScript).toMatchObject({default: {controllers: {note: 'function'}, services: {note: 'function'}}});
  });
});

describe('at the end of each page of the tutorial', () => {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- There's none when it didn't start.
  afterEach(() => lab?.stop());

  it('1: notes are stored and listed on a page', async () => {
    await start(1);
    expect((await lab.request({method: 'GET', path: '/backstage/notes', headers: {}})).status).toBe(401);
    const token = await logIn();
    expect((await send(token, 'POST', '/backstage/notes', {})).status).toBe(400);
    expect((await send(token, 'POST', '/backstage/notes', {text: 'Water the plants'})).body).toMatchObject({
      data: {text: 'Water the plants', author: 'Kai'},
    });
    await visit(token, 1, async (page) => {
      await page.goto('/admin');
      await page.getByRole('navigation').getByRole('link', {name: 'Backstage'}).click();
      await page.getByLabel('New note').fill('Ask for the new menu');
      await page.getByRole('button', {name: 'Add note'}).click();
      await expectPage(page.getByText('Ask for the new menu (Kai)')).toBeVisible();
      await page.reload();
      await expectPage(page.getByText('Ask for the new menu (Kai)')).toBeVisible();
      await expectPage(page.getByText('Water the plants (Kai)')).toBeVisible();
    });
  });

  it('2: permissions decide who reads and who writes', async () => {
    await start(2);
    await send(await logIn(), 'POST', '/backstage/notes', {text: 'Water the plants'});
    await createEditor();
    const token = await logIn('editor@example.com', 'Editor-secret-1');
    expect((await send(token, 'GET', '/backstage/notes')).status).toBe(403);
    await visit(token, 2, async (page) => {
      await page.goto('/admin/plugins/backstage');
      await expectPage(page.getByText("You don't have the permissions to access that content")).toBeVisible();
      await expectPage(page.getByRole('navigation').getByRole('link', {name: 'Backstage'})).toHaveCount(0);
      await lab.run(`
        const role = await strapi.db.query('admin::role').findOne({where: {code: 'strapi-editor'}});
        await strapi.service('admin::role').addPermissions(role.id, [{action: 'plugin::backstage.read'}]);
      `);
      await page.reload();
      await expectPage(page.getByText('Water the plants (Kai)')).toBeVisible();
      await expectPage(page.getByLabel('New note')).toHaveCount(0);
    });
    expect((await send(token, 'GET', '/backstage/notes')).status).toBe(200);
    expect((await send(token, 'POST', '/backstage/notes', {text: 'No'})).status).toBe(403);
  });

  it('3: notes can be ticked off', async () => {
    await start(3);
    const token = await logIn();
    expect((await send(token, 'PUT', '/backstage/notes/unknown', {done: true})).status).toBe(404);
    await visit(token, 3, async (page) => {
      await page.goto('/admin/plugins/backstage');
      for (const text of ['Water the plants', 'Ask for the new menu']) {
        await page.getByLabel('New note').fill(text);
        await page.getByRole('button', {name: 'Add note'}).click();
        await expectPage(page.getByRole('checkbox', {name: text})).toBeVisible();
      }
      await page.getByRole('checkbox', {name: 'Ask for the new menu'}).click();
      await expectPage(page.getByRole('checkbox').last()).toBeChecked();
      await expectPage(page.getByRole('checkbox').first()).not.toBeChecked();
      await expectPage(page.getByText('2 notes', {exact: true})).toBeVisible();
    });
  });

  it('4: notes are shown next to their entry', async () => {
    await start(4);
    const token = await logIn();
    expect((await send(token, 'POST', '/backstage/notes', {...note('No'), targetType: 'api::no.no'})).status).toBe(403);
    await visit(token, 4, async (page) => {
      await page.goto(`/admin/content-manager/collection-types/${restaurant}/${biscotte}`);
      await addNote(page, 'Closed in August');
      await expectPage(page.getByRole('checkbox', {name: 'Closed in August'})).toBeVisible();
    });
    const found = await send(token, 'GET', `/backstage/notes?targetType=${restaurant}&targetId=${biscotte}`);
    expect(texts(found)).toEqual(['Closed in August']);
    expect(texts(await send(token, 'GET', '/backstage/notes?targetId=other'))).toEqual([]);
  });

  it('5: a project configures it, and administrators change its settings', async () => {
    await start(5);
    const token = await logIn();
    expect((await send(token, 'POST', '/backstage/notes', note('x'.repeat(281)))).body).toMatchObject({
      error: {status: 400, message: 'A note needs 1 to 280 characters'},
    });
    await visit(token, 5, async (page) => {
      await page.goto('/admin/settings/backstage');
      await page.getByLabel('Text in the empty field').fill('Tell us');
      await page.getByRole('button', {name: 'Save'}).click();
      await expectPage(page.getByText('Settings saved')).toBeVisible();
      await page.goto('/admin/plugins/backstage');
      await expectPage(page.getByPlaceholder('Tell us')).toBeVisible();
    });
  });

  it('6: applications can request the number of open notes', async () => {
    await start(6);
    await send(await logIn(), 'POST', '/backstage/notes', note('Count me'));
    for (const token of [lab.tokens.token, lab.tokens['read-only-token']]) {
      const counted = await send(token ?? '', 'GET', '/api/backstage/summary');
      expect(counted.body).toEqual({data: {open: 1}});
      expect(counted.headers['cache-control']).toBe('no-store');
    }
    expect((await lab.request({method: 'GET', path: '/api/backstage/summary', headers: {}})).status).toBe(403);
  });

  it('7: the server half is complete, and covered by the tests of the finished plugin', () => {
    const [seventh, last] = [6, 7].map((index) =>
      plugin.versions[index]?.overlays.find(({path: file}) => file.endsWith('/dist/server/index.js')),
    );
    expect(seventh?.text).toBe(last?.text);
  });
});

describe('the finished plugin', () => {
  beforeAll(async () => {
    await start(8);
    return () => lab.stop();
  });

  beforeEach(() => lab.reset());

  describe('in its server half', () => {
    it('rejects unauthenticated requests', async () => {
      expect((await lab.request({method: 'GET', path: '/backstage/notes', headers: {}})).status).toBe(401);
    });

    it('keeps notes, and finds them by their document', async () => {
      const token = await logIn();
      const created = await send(token, 'POST', '/backstage/notes', note('Ask for the new menu'));
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({data: {text: 'Ask for the new menu', author: 'Kai', done: false}});
      await send(token, 'POST', '/backstage/notes', {...note('Another place'), targetId: 'hkars6hdjueeo66dlv8tpuxv'});
      const found = await send(token, 'GET', `/backstage/notes?targetType=${restaurant}&targetId=${biscotte}`);
      expect(found.body).toMatchObject({data: [{text: 'Ask for the new menu'}]});
      expect(texts(await send(token, 'GET', '/backstage/notes'))).toEqual(['Another place', 'Ask for the new menu']);
    });

    it('treats URL parameters as text, never as operators', async () => {
      const token = await logIn();
      await send(token, 'POST', '/backstage/notes', note('Not for everyone'));
      const found = await send(token, 'GET', '/backstage/notes?targetType[$ne]=x&targetId[$ne]=x');
      expect(texts(found)).toEqual([]);
    });

    it('keeps notes out of GraphQL', async () => {
      const body = JSON.stringify({query: '{ backstageNotes { text } }'});
      const headers = {'content-type': 'application/json'};
      const {body: refused} = await lab.request({method: 'POST', path: '/graphql', headers, body});
      expect(JSON.stringify(refused)).toContain('Cannot query field');
    });

    it('ticks notes off, and responds with 404 if there is no such note', async () => {
      const token = await logIn();
      const {body} = await send(token, 'POST', '/backstage/notes', note('Call the chef'));
      const {documentId} = (body as {data: {documentId: string}}).data;
      const updated = await send(token, 'PUT', `/backstage/notes/${documentId}`, {done: true});
      expect(updated.body).toMatchObject({data: {done: true}});
      expect((await send(token, 'PUT', '/backstage/notes/unknown', {done: true})).status).toBe(404);
    });

    it("rejects text that exceeds the project's configured length", async () => {
      const refused = await send(await logIn(), 'POST', '/backstage/notes', note('x'.repeat(281)));
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({error: {message: 'A note needs 1 to 280 characters'}});
    });

    it('rejects an unknown content type with its policy', async () => {
      const refused = await send(await logIn(), 'POST', '/backstage/notes', {
        ...note('Hello'),
        targetType: 'api::no.no',
      });
      expect(refused.status).toBe(403);
    });

    it('requires its permissions, which other roles do not have', async () => {
      await createEditor();
      const token = await logIn('editor@example.com', 'Editor-secret-1');
      expect((await send(token, 'GET', '/backstage/notes')).status).toBe(403);
      expect((await send(token, 'GET', '/backstage/settings')).status).toBe(200);
      expect((await send(token, 'PUT', '/backstage/settings', {placeholder: 'x', showDone: false})).status).toBe(403);
    });

    it('passes settings from the store and from configuration to the panel', async () => {
      const token = await logIn();
      expect((await send(token, 'GET', '/backstage/settings')).body).toEqual({
        data: {placeholder: 'What should the others know?', showDone: true},
        maxLength: 280,
      });
      await send(token, 'PUT', '/backstage/settings', {placeholder: 'Go on', showDone: false, other: 1});
      expect(
        await lab.run("return strapi.store({type: 'plugin', name: 'backstage', key: 'settings'}).get({})"),
      ).toEqual({
        placeholder: 'Go on',
        showDone: false,
      });
    });

    it('responds to applications with permission', async () => {
      await send(await logIn(), 'POST', '/backstage/notes', note('Count me'));
      const headers = {authorization: `Bearer ${lab.tokens.token}`};
      const counted = await lab.request({method: 'GET', path: '/api/backstage/summary', headers});
      expect(counted.body).toEqual({data: {open: 1}});
      expect((await lab.request({method: 'GET', path: '/api/backstage/summary', headers: {}})).status).toBe(403);
    });

    it('deletes the notes of a document with the document', async () => {
      const token = await logIn();
      await send(token, 'POST', '/backstage/notes', note('Gone with it'));
      const remove = (locale: string) =>
        lab.run(`await strapi.documents('${restaurant}').delete({documentId: '${biscotte}', locale: '${locale}'})`);
      await lab.run(`
      await strapi.documents('${restaurant}').update({documentId: '${biscotte}', locale: 'fr', data: {name: 'Biscotte'}});
    `);
      await remove('fr');
      expect(texts(await send(token, 'GET', '/backstage/notes'))).toEqual(['Gone with it']);
      await remove('*');
      expect(texts(await send(token, 'GET', '/backstage/notes'))).toEqual([]);
    });

    it('deletes old completed notes at night, until it is stopped', async () => {
      const token = await logIn();
      const {body} = await send(token, 'POST', '/backstage/notes', note('Old'));
      const {documentId} = (body as {data: {documentId: string}}).data;
      await send(token, 'PUT', `/backstage/notes/${documentId}`, {done: true});
      await send(token, 'POST', '/backstage/notes', note('Open'));
      const inDays = (days: number) =>
        lab.run(`await strapi.plugin('backstage').service('cleanup').deleteOld(Date.now() + ${days} * 86400000)`);
      await inDays(89);
      expect(texts(await send(token, 'GET', '/backstage/notes'))).toEqual(['Open', 'Old']);
      await inDays(91);
      expect(texts(await send(token, 'GET', '/backstage/notes'))).toEqual(['Open']);
      const jobs = "strapi.cron.jobs.map(({name}) => name).filter((name) => name === 'backstage-clean-up').length";
      expect(await lab.run(`return ${jobs}`)).toBe(1);
    });
  });

  describe('in its admin half', () => {
    // One context, so that only the first page loads the panel's code.
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await openContext();
      return () => context.close();
    });

    beforeEach(async () => {
      const token = await logIn();
      await send(token, 'POST', '/backstage/notes', note('Ask for the new menu'));
      page = await openPage(context, token);
      return async () => {
        await page.evaluate(() => localStorage.clear());
        await page.close();
        await context.clearCookies();
      };
    });

    it('has an entry in the navigation, which leads to a page with all notes', async () => {
      await page.goto('/admin');
      await page.getByRole('navigation').getByRole('link', {name: 'Backstage'}).click();
      await expectPage(page.getByRole('heading', {name: 'Backstage'})).toBeVisible();
      await expectPage(page.getByText('1 note', {exact: true})).toBeVisible();
      await expectPage(page.getByText('Ask for the new menu')).toBeVisible();
    });

    it('shows open notes in a widget of the homepage', async () => {
      await page.goto('/admin');
      const widget = page.getByRole('region', {name: 'Open notes'});
      await expectPage(widget.getByText('Ask for the new menu')).toBeVisible();
      await expectPage(widget.getByRole('link', {name: 'All notes'})).toBeVisible();
    });

    it('adds notes in a panel beside an entry, with a link in the injection zone', async () => {
      await page.goto(`/admin/content-manager/collection-types/${restaurant}/${biscotte}`);
      await expectPage(page.getByRole('link', {name: 'All notes'})).toBeVisible();
      const field = page.getByLabel('New note');
      await expectPage(field).toHaveAttribute('placeholder', 'What should the others know?');
      await expectPage(field).toHaveAttribute('maxlength', '280');
      await addNote(page, 'Closed in August');
      await page.getByRole('checkbox', {name: 'Closed in August'}).click();
      await expectPage(page.getByRole('checkbox', {name: 'Closed in August'})).toBeChecked();
      const stored = await lab.run(
        "return strapi.documents('plugin::backstage.note').findMany({filters: {done: true}})",
      );
      expect(stored).toMatchObject([{text: 'Closed in August', targetId: biscotte}]);
    });

    it('counts open notes in a column of the list', async () => {
      await send(await logIn(), 'POST', '/backstage/notes', note('A second one'));
      await page.goto(`/admin/content-manager/collection-types/${restaurant}?page=1&pageSize=10&sort=name:ASC`);
      await expectPage(page.getByRole('gridcell', {name: 'Notes', exact: true})).toBeVisible();
      const row = page.getByRole('row', {name: /Biscotte Restaurant/});
      await expectPage(row.getByRole('gridcell', {name: '2', exact: true})).toBeVisible();
    });

    it('hides notes that are done when its settings say so', async () => {
      const token = await logIn();
      const {body} = await send(token, 'POST', '/backstage/notes', note('Done long ago'));
      const {documentId} = (body as {data: {documentId: string}}).data;
      await send(token, 'PUT', `/backstage/notes/${documentId}`, {done: true});
      await page.goto('/admin/plugins/backstage');
      await expectPage(page.getByText('Done long ago')).toBeVisible();
      await page.goto('/admin/settings/backstage');
      await page.getByLabel('Show notes that are done').click();
      await page.getByRole('button', {name: 'Save'}).click();
      await expectPage(page.getByText('Settings saved')).toBeVisible();
      await page.goto('/admin/plugins/backstage');
      await expectPage(page.getByText('Ask for the new menu')).toBeVisible();
      await expectPage(page.getByText('Done long ago')).toHaveCount(0);
    });
  });
});

/** Boots the application with the plugin as it is at the end of a page of the tutorial. */
async function start(number: number): Promise<void> {
  lab = await Lab.start(plugin.versions[number - 1]?.overlays, {adminPanel: plugin.adminPanel, hosts});
}

/** A browser of its own, with the clock of the application. */
async function openContext(): Promise<BrowserContext> {
  const context = await browser.newContext({baseURL: `http://127.0.0.1:${lab.port}`, reducedMotion: 'reduce'});
  await context.clock.setFixedTime(now);
  return context;
}

/** Opens a page for the administrator with this token, where the admin panel has the version of the plugin that runs. */
async function openPage(context: BrowserContext, token: string, version = tutorial.length): Promise<Page> {
  const page = await context.newPage();
  const tours = {tours: {}, enabled: false, hidden: true, completedActions: []};
  const stored = {
    jwtToken: JSON.stringify(token),
    isLoggedIn: 'true',
    STRAPI_GUIDED_TOUR: JSON.stringify(tours),
    [shownVersion]: String(version),
  };
  await page.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    stored,
  );
  page.setDefaultTimeout(30_000);
  return page;
}

/** Adds a note beside an entry. While the page is still loading, the panel is drawn anew, which empties the field. */
async function addNote(page: Page, text: string): Promise<void> {
  await playwrightExpect(async () => {
    await page.getByLabel('New note').fill(text);
    await page.getByRole('button', {name: 'Add note'}).click({timeout: 3_000});
  }).toPass({timeout: 60_000});
}

/** Tries something in the admin panel. */
async function visit(token: string, version: number, attempt: (page: Page) => Promise<void>): Promise<void> {
  const context = await openContext();
  try {
    await attempt(await openPage(context, token, version));
  } finally {
    await context.close();
  }
}

async function createEditor(): Promise<void> {
  await lab.run(`
    const role = await strapi.db.query('admin::role').findOne({where: {code: 'strapi-editor'}});
    await strapi.service('admin::user').create({
      email: 'editor@example.com', firstname: 'Eve', password: 'Editor-secret-1', isActive: true, roles: [role.id],
    });
  `);
}

function note(text: string): Record<string, string> {
  return {text, targetType: restaurant, targetId: biscotte};
}

/** Names and kinds of everything in an object. */
function shapeOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
    : typeof value;
}

function texts({body}: LabResponse): string[] {
  return (body as {data: Array<{text: string}>}).data.map(({text}) => text);
}

/** Sends a request as the admin panel does. */
function send(token: string, method: string, target: string, data?: object): Promise<LabResponse> {
  const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'};
  return lab.request({method, path: target, headers, body: data && JSON.stringify(data)});
}

/** The token of an administrator; by default of the one that every seed has. */
async function logIn(email = 'admin@example.com', password = 'Admin-secret-1'): Promise<string> {
  const headers = {'content-type': 'application/json'};
  const body = JSON.stringify({email, password});
  const {body: answer} = await lab.request({method: 'POST', path: '/admin/login', headers, body});
  return (answer as {data: {token: string}}).data.token;
}
