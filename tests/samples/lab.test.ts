import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {checkAgainstCms} from '../../checks/checkAgainstCms';
import {ensureInstalled} from '../../checks/shared/lab/install';
import {Lab, LabStopped} from '../../checks/shared/lab/lab';
import type * as RunPage from '../../checks/samples/requests/runPage';

/** Checking the page of this name fails. */
const FAILING = 'failing.mdx';

vi.mock('../../checks/samples/requests/runPage', async (load) => {
  const original = await load<typeof RunPage>();
  const runPage: typeof original.runPage = (page, labs) =>
    page.file.endsWith(FAILING) ? Promise.reject(new Error('the disk is full')) : original.runPage(page, labs);
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

  it('goes on after errors that nobody catches, and reports each once', async () => {
    await lab.run("void Promise.reject(new TypeError('nobody waits')); setImmediate(() => { throw 'a text'; });");
    const errors = await lab.uncaught();
    expect(errors.map(({message}) => message)).toEqual(['TypeError: nobody waits', 'Error: a text']);
    expect(await lab.uncaught()).toEqual([]);
    expect(await lab.run('return 1')).toBe(1);
  });

  it('is ended when a request takes too long, and says so to whoever asks it later', async () => {
    await lab.run("strapi.server.httpServer.prependListener('request', () => { while (true); })");
    lab.limit = 5_000;
    await expect(lab.request({method: 'GET', path: '/api/chefs', headers: {}})).rejects.toThrow(
      'LabStopped: GET /api/chefs took longer than 5 s',
    );
    expect(lab.stopped).toBe(true);
    await expect(lab.run('return 1')).rejects.toBeInstanceOf(LabStopped);
  });

  it('says when the code it runs ends it', async () => {
    await expect(lab.run('process.exit(3)')).rejects.toThrow('LabStopped: the application ended (code 3)');
    await expect(lab.request({method: 'GET', path: '/api/chefs', headers: {}})).rejects.toBeInstanceOf(LabStopped);
  });
});

describe('a check that fails', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
  });

  afterEach(() => rm(folder, {recursive: true}));

  it('names its page, leaves the other pages their checks, and no application running', async () => {
    await cp(path.join(__dirname, 'fixtures/good/code.mdx'), path.join(folder, FAILING));
    await writeFile(path.join(folder, 'wrong.mdx'), '```http\nGET /api/nothing\n```\n');
    const {problems} = await checkAgainstCms({root: folder});
    expect(problems.map(({file, line, message}) => `${path.basename(file)}:${line} ${message}`)).toEqual([
      `${FAILING}:1 the check of this page fails: the disk is full`,
      expect.stringContaining('wrong.mdx:1 the application answers 404'),
    ]);
    expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap');
  });
});
