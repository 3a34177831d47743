import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkEnvironment} from '../checkEnvironment';
import {checkValues} from '../checkValues';
import {readAssignments} from '../readAssignments';

const pageOf = (source: string) => readPage('docs/a.mdx', source).page;
const fence = (opening: string, text: string): string => `\`\`\`${opening}\n${text}\n\`\`\``;

describe('checkEnvironment', () => {
  it.each([
    ['what is read as a boolean', 'IS_ON=tre', "IS_ON can't be tre"],
    ['what is read as a number', 'LIMIT=1o', "LIMIT can't be 1o"],
    ['a variable that is set twice', 'HOST=a\nHOST=b', 'HOST is set twice, and only the last counts'],
  ])('reports %s', (_, text, message) => {
    const source = `\`env.bool('IS_ON')\` \`env.int('LIMIT', 1)\`\n\n\`\`\`env\n${text}\n\`\`\``;
    const found = checkEnvironment([pageOf(source)], ['HOST', 'DATABASE_CLIENT']);
    expect(found).toMatchObject([{line: 3 + text.split('\n').length, message}]);
  });

  it('accepts valid values, quoted ones and placeholders', () => {
    const source =
      '`env.bool(\'IS_ON\')`\n\n```env\nIS_ON="true"\nDATABASE_CLIENT=mysql\n```\n\n```env\nIS_ON=<yours>\n```';
    expect(checkEnvironment([pageOf(source)], ['DATABASE_CLIENT'])).toEqual([]);
  });

  it('knows which variables the packages and code on a page read', () => {
    const source = "`env('MINE')`\n\n```env\nHOST=a\nMINE=b\nHOTS=c\n```";
    expect(checkEnvironment([pageOf(source)], ['HOST'])).toEqual([
      expect.objectContaining({line: 6, message: 'nothing reads the variable HOTS'}),
    ]);
  });
});

describe('checkEnvironment, for missing variables', () => {
  const code = fence(
    'ts title="config/server.ts"',
    "export default ({env}) => ({url: env('MY_URL'), port: env('P', 1)});",
  );

  it('reports what the configuration reads and the .env file lacks', () => {
    expect(checkEnvironment([pageOf(`${fence('env', 'HOST=a')}\n\n${code}`)], ['HOST'])).toEqual([
      expect.objectContaining({line: 1, message: expect.stringContaining('reads MY_URL')}),
    ]);
  });

  it('ignores pages without such a file, and variables that another page reads', () => {
    expect(checkEnvironment([pageOf(code)], [])).toEqual([]);
    expect(checkEnvironment([pageOf(code), pageOf(fence('env', 'MY_URL=a'))], [])).toEqual([
      expect.objectContaining({message: 'nothing reads the variable MY_URL'}),
    ]);
  });
});

describe('readAssignments', () => {
  const read = (opening: string, text: string) =>
    pageOf(fence(opening, text))
      .samples.flatMap(readAssignments)
      .map(({name, value, line}) => `${line} ${name}=${value}`);

  it('reads files, services, stages and commands', () => {
    expect(read('env', '# note\nA="b c" # note')).toEqual(['2 A=b c']);
    expect(read('env', 'A="b # c" # note\nB=b # c')).toEqual(['1 A=b # c', '2 B=b']);
    expect(
      read('yaml title="compose.yaml"', "services:\n  a:\n    environment:\n      A_B: 'c'\n    ports: []"),
    ).toEqual(['4 A_B=c']);
    expect(read('dockerfile', 'FROM node:22-alpine\nENV NODE_ENV=production')).toEqual(['2 NODE_ENV=production']);
    expect(read('bash', 'KEY=$(openssl rand -hex 16) npm start')).toEqual(['1 KEY=$(openssl rand -hex 16)']);
  });
});

describe('checkValues', () => {
  const find = (text: string, opening = 'env') => checkValues(pageOf(fence(opening, text))).map(({message}) => message);
  const secrets =
    'APP_KEYS=toBeModified1,toBeModified2\nAPI_TOKEN_SALT=toBeModified\nADMIN_JWT_SECRET=toBeModified\n' +
    'TRANSFER_TOKEN_SALT=toBeModified\nJWT_SECRET=toBeModified\nENCRYPTION_KEY=toBeModified';

  it.each([
    secrets,
    'DATABASE_CLIENT=sqlite\nDATABASE_HOST=\nDATABASE_SSL=false\nDATABASE_FILENAME=.tmp/data.db',
    'DATABASE_CLIENT=mysql\nDATABASE_URL=mysql://a:b@db.example.com/a\nDATABASE_SSL=true',
    'NODE_ENV=production\nPUBLIC_URL=https://cms.example.com\nHOST=0.0.0.0\nPORT=1337',
  ])('accepts %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each([
    ['a client that Strapi has not', 'DATABASE_CLIENT=postres', "DATABASE_CLIENT can't be postres"],
    ['what could be a real secret', 'JWT_SECRET=x7Hq0', "JWT_SECRET can't be x7Hq0"],
    ['a port that is no number', 'PORT=localhost', "PORT can't be localhost"],
    ['a host that is none', 'HOST=localhst', "HOST can't be localhst"],
    ['a URL without a scheme', 'PUBLIC_URL=cms.example.com', "PUBLIC_URL can't be cms.example.com"],
    ['some of the secrets', secrets.replace(/JWT_SECRET=toBeModified\nENC.*/, ''), /lack JWT_SECRET, ENCRYPTION_KEY/],
    ['SQLite without a file', 'DATABASE_CLIENT=sqlite', 'SQLite needs DATABASE_FILENAME'],
    ['a server without its name', 'DATABASE_CLIENT=postgres\nDATABASE_HOST=', 'postgres needs a server'],
    [
      'the URL of another database',
      'DATABASE_CLIENT=mysql\nDATABASE_URL=postgres://a.example.com',
      /isn't a mysql URL/,
    ],
    ['TLS on the same machine', 'DATABASE_HOST=127.0.0.1\nDATABASE_SSL=true', /same machine doesn't use TLS/],
    ['no TLS over the network', 'DATABASE_HOST=db.example.com\nDATABASE_SSL=false', /needs DATABASE_SSL/],
    ['development in production', 'NODE_ENV=development\nPUBLIC_URL=https://a.example.com', /runs in production/],
    ['the port of another database', 'DATABASE_CLIENT=mysql\nDATABASE_PORT=5432', 'mysql listens on 3306'],
  ])('reports %s', (_, text, message) => {
    expect(find(text)).toEqual([expect.stringMatching(message)]);
  });

  it('checks each service and stage separately', () => {
    const text = 'FROM node:22-alpine AS a\nENV NODE_ENV=development\nRUN npm prune --omit=dev';
    expect(find(text, 'dockerfile')).toEqual([expect.stringContaining('NODE_ENV=development')]);
  });
});
