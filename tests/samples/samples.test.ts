import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Report} from '../../checks/samples/checkSamples';
import {checkAgainstCms} from '../../checks/checkAgainstCms';
import {ensureInstalled} from '../../checks/shared/lab/install';

const fixtures = path.join(__dirname, 'fixtures');

beforeAll(async () => {
  await ensureInstalled();
});

describe('correct pages', () => {
  let report: Report;

  // A hook, as below: both boot some twenty applications, and hooks have the time for it.
  beforeAll(async () => {
    report = await checkAgainstCms({root: path.join(fixtures, 'good')});
  });

  it('pass', () => {
    expect(report.problems).toEqual([]);
    expect(report.byKind).toMatchObject({http: 8, response: 6, code: 20, run: 5, graphql: 1, shell: 2});
  });
});

describe('pages with mistakes', () => {
  let report: Report;
  const problemAt = (file: string, line: number) =>
    report.problems
      .filter((problem) => problem.file.endsWith(`bad/${file}`) && problem.line === line)
      .map(({message}) => message)
      .join('\n');

  beforeAll(async () => {
    report = await checkAgainstCms({root: path.join(fixtures, 'bad')});
  });

  it.each([
    ['a response edited by hand', 'requests.mdx', 5, /data\[0\]\.name is "Green Bowl", not "Blue Bowl"/],
    ['an operator that does not exist', 'requests.mdx', 13, /responds with 400/],
    ['populate=true', 'requests.mdx', 17, /responds with 400/],
    ['a v4 parameter', 'requests.mdx', 21, /no "publicationState"/],
    ['an attribute that does not exist, in a request', 'requests.mdx', 25, /responds with 400/],
    ['a request that is not allowed', 'requests.mdx', 32, /responds with 403/],
    ['a GraphQL field that does not exist', 'requests.mdx', 40, /responds with 400/],
    ['a call that throws', 'requests.mdx', 48, /RangeError: too far/],
    ['a status that is left out and not 200', 'requests.mdx', 67, /responds with 201/],
    ['a result of code that is not run', 'requests.mdx', 52, /code that isn't run/],
    ['a response to nothing', 'code.mdx', 1, /no request, call or operation above this/],
    ['a content type that does not exist', 'code.mdx', 8, /not assignable/],
    ['a controller that does not load', 'code.mdx', 5, /doesn't start/],
    ['settings of an environment that do not load', 'environment.mdx', 1, /doesn't start/],
    ['a database that cannot be opened', 'database.mdx', 1, /doesn't start/],
    ['a parameter of findMany that does not exist', 'code.mdx', 12, /findMany\(\) has no "pageSize"/],
    ['an attribute that does not exist, in data', 'code.mdx', 13, /has no "stars"/],
    ['a wrong type', 'code.mdx', 17, /'number' is not assignable to type 'string'/],
    ['a method of the admin panel that does not exist', 'code.mdx', 21, /'addMenu' does not exist/],
    ['a misspelt flag', 'code.mdx', 25, /has no "--fil"/],
    ['a label that the admin panel does not have', 'labels.mdx', 3, /no "Create new collection tipe"/],
    ['a label in other capitals', 'labels.mdx', 5, /no "Create New Collection Type"/],
    ['a key of config/server in a file without a type', 'config.mdx', 4, /no "prot"/],
    ['a nested key of config/server', 'config.mdx', 5, /app of config\/server has no "keyss"/],
    ['a misspelt plugin', 'config.mdx', 11, /"users-permission" isn't an installed plugin/],
    ['an option of a plugin', 'config.mdx', 12, /the configuration of upload has no "providr"/],
    ['a key beside an option of a plugin', 'config.mdx', 12, /the entry of upload has no "enable"/],
    ['a misspelt middleware', 'config.mdx', 17, /"strapi::securty" isn't a Strapi middleware/],
    ['an option of a middleware', 'config.mdx', 17, /strapi::cors has no "origins"/],
    ['a variable that nothing reads', 'config.mdx', 22, /nothing reads the variable DATABSE_HOST/],
    ['a field of package.json', 'config.mdx', 27, /package\.json has no "script"/],
    ['a command in a script of package.json', 'config.mdx', 28, /"develp" isn't a command/],
    ['a package of Strapi that does not exist', 'config.mdx', 29, /no package "@strapi\/strappi"/],
    ['a field of strapi in package.json', 'config.mdx', 30, /has no "uid"/],
    ['an unknown package with a command', 'config.mdx', 35, /"upgrade-strapi" isn't a package/],
    [
      'a default that is not the one of the code',
      'docs/cms/configurations/server.mdx',
      3,
      /default of cron\.enabled is false, not true/,
    ],
    ['a module whose JavaScript fails as it loads', 'javascript.mdx', 1, /doesn't load: SyntaxError/],
    ['a module that leaves a promise rejected', 'javascript.mdx', 18, /doesn't load: RangeError: nobody reads this/],
    ['a script that fails', 'javascript.mdx', 5, /can't run the JavaScript[^]*RangeError: this script is wrong/],
    ['a test that fails', 'javascript.mdx', 9, /can't run the JavaScript[^]*1 !== 2/],
    ['a call that nobody waits for', 'uncaught.mdx', 1, /an error isn't caught: RangeError: nobody waits for this/],
    ['what comes after such a call', 'uncaught.mdx', 5, /TypeError: checked all the same/],
    [
      'client code whose request is refused',
      'client.mdx',
      1,
      /sends GET \/api\/restaurants\?fields=stars.*responds with 400/,
    ],
    ['client code that reads what the response lacks', 'client.mdx', 7, /firstName\(\) returns "undefined"/],
    ['client code that sends nothing', 'client.mdx', 15, /no request is sent/],
    ['client code that nobody can call', 'client.mdx', 21, /no sample value for its parameter whatever/],
    ['client code that goes on forever', 'client.mdx', 27, /still running 10 seconds after/],
    ['code that ends the application', 'stops.mdx', 1, /the application stops here: the application ended \(code 3\)/],
    ['JSON that does not parse', 'code.mdx', 28, /doesn't parse/],
    ['a call of Next.js without an argument', 'code.mdx', 35, /Expected 2 arguments, but got 1/],
  ])('are rejected for %s', (_, file, line, message) => {
    expect(problemAt(file, line)).toMatch(message);
  });
});

describe('update', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'samples-'));
    await cp(path.join(fixtures, 'bad', 'requests.mdx'), path.join(folder, 'requests.mdx'));
  });

  afterAll(() => rm(folder, {recursive: true}));

  it('writes the real response and status, and keeps omissions', async () => {
    const report = await checkAgainstCms({root: folder, update: true});
    const text = await readFile(path.join(folder, 'requests.mdx'), 'utf8');
    expect(report.updated).toHaveLength(1);
    expect(text).toContain('"documentId": "jyfknjrglhp1ykhesaju24i6", "name": "Green Bowl"');
    expect(text).toContain('```json response status=400');
  });
});
