import {describe, expect, it} from 'vitest';
import {checkData} from '../data/checkData';
import {checkNames, checkPageSizes} from '../data/checkNames';
import {checkNumbers} from '../data/checkNumbers';
import {checkRelations} from '../data/checkRelations';
import {checkSchemas} from '../data/checkSchemas';
import {checkWorkflow} from '../data/checkWorkflow';
import {readPage} from '../../shared/samples/readPage';

const check = (opening: string, text: string) =>
  readPage('a.mdx', `\`\`\`${opening}\n${text}\n\`\`\``).page.samples.flatMap(checkData);

const service = 'services:\n  a:\n    image: postgres:17\n';
const policy = (action: string): string =>
  JSON.stringify({Version: '2012-10-17', Statement: [{Effect: 'Allow', Action: action, Resource: 'arn:aws:s3:::a/*'}]});

const responseWith = (error: object): string =>
  JSON.stringify({
    data: null,
    error: {status: 403, name: 'ForbiddenError', message: 'Forbidden', details: {}, ...error},
  });

describe('checkData', () => {
  it.each([
    ['json title="package.json"', '{"a": 1}'],
    ['yaml title="strapi.yaml"', 'kind: Service\n---\nkind: Deployment'],
    ['yaml title="docker-compose.yml"', 'services:\n  a:\n    image: postgres:17\n    ports:\n      - 80:80'],
    ['env title=".env"', '# secrets\nAPP_KEYS="a b,c"\nHOST=0.0.0.0\nURL=postgres://a:b@c/d # note'],
    [
      'dockerfile',
      'FROM node:20-alpine AS build\nRUN npm ci \\\n  --omit=dev\nFROM build\nCOPY --from=build --chown=node:node /a ./',
    ],
    ['html title="a.html"', '<form><input name="a" required /><br></form>\n<script>\n  go();\n</script>'],
    [
      'nginx',
      '# proxy\nserver {\n  listen 80;\n  location / { proxy_pass http://a; }\n}\nmap $http_upgrade $up {\n  default x;\n}',
    ],
    ['nginx', 'map "$remote_addr $uri" $key {\n  default x;\n}\nlimit_req_zone $key zone=a:1m rate=1r/s;'],
    ['nginx', 'limit_req_status 429;'],
  ])('accepts %s', (opening, text) => {
    expect(check(opening, text)).toEqual([]);
  });

  it.each([
    ['JSON with a trailing comma', 'json title="package.json"', '{"a": 1,}', /doesn't parse/],
    ['YAML with a key twice', 'yaml', 'a: 1\na: 2', /doesn't parse/],
    ['YAML with a mistake in its second document', 'yaml', 'a: 1\n---\nb: [', /doesn't parse/],
    ['YAML with an unknown alias', 'yaml', 'a: *b', /doesn't parse/],
    ['a variable with spaces', 'env', 'APP KEYS=a', /NAME=value/],
    ['a shell export', 'env', 'export A=b', /NAME=value/],
    ['an unknown instruction', 'dockerfile', 'FRM node:20', /"FRM" isn't a Dockerfile instruction/],
    ['a missing semicolon', 'nginx', 'listen 80', /doesn't end with ;/],
    ['an element without its end', 'html', '<form><p>Name</form>', /<p> isn't closed/],
    ['an attribute twice', 'html', '<a href="/a" href="/b">a</a>', /duplicate-attribute/],
    ['a script that is no JavaScript', 'html', '<script>\n  const = 1;\n</script>', /the script/],
    ['a misspelled directive', 'nginx', 'proxy_set_heder Host $host;', /"proxy_set_heder" isn't an nginx directive/],
    ['a misspelled header', 'nginx', 'proxy_set_header X-Forwarded-Prot $scheme;', /"X-Forwarded-Prot" isn't a header/],
    ['a misspelled variable', 'nginx', 'proxy_set_header Host $hots;', /"\$hots" isn't an nginx variable/],
    [
      'a stage that is not there',
      'dockerfile',
      'FROM node:22-alpine AS build\nCOPY --from=biuld /a .',
      /"biuld" isn't a stage/,
    ],
    [
      'an unknown flag',
      'dockerfile',
      'FROM node:22-alpine\nHEALTHCHECK --intervall=5s CMD a',
      /"--intervall" isn't a flag/,
    ],
    ['a tag that does not exist', 'dockerfile', 'FROM node:22-bokworm', /node has no tag "22-bokworm"/],
    [
      'an unknown key of a service',
      'yaml title="compose.yaml"',
      `${service}    restrat: always`,
      /services.a.*restrat/,
    ],
    ['a wrong condition', 'yaml title="compose.yaml"', `${service}    restart: unless-stoped`, /services.a.restart/],
    [
      'a service that is not there',
      'yaml title="compose.yaml"',
      `${service}    depends_on: [databse]`,
      /no service "databse"/,
    ],
    [
      'an undeclared volume',
      'yaml title="compose.yaml"',
      `${service}    volumes:\n      - data:/a`,
      /no volume "data"/,
    ],
    [
      'an image with a typo',
      'yaml title="compose.yaml"',
      'services:\n  a:\n    image: postgers:17',
      /"postgers" isn't an image/,
    ],
    ['a wrong compiler option', 'json title="tsconfig.json"', '{"compilerOptions": {"strictt": true}}', /'strictt'/],
    ['a wrong module kind', 'json title="tsconfig.json"', '{"compilerOptions": {"module": "CommonJs2"}}', /module/],
    [
      'a wrong type of MCP server',
      'json title="mcp.json"',
      '{"mcpServers": {"a": {"type": "htp", "url": "https://a.b"}}}',
      /mcpServers.a/,
    ],
    ['an action that S3 has not', 'json title="IAM policy"', policy('s3:PutObjct'), /Statement.0.Action/],
    ['a user that the images have not', 'dockerfile', 'FROM node:22-alpine\nUSER noed', /"noed" isn't a user/],
    [
      'a command that builds nothing',
      'dockerfile',
      'FROM node:22-alpine\nRUN npm uninstall a',
      /"uninstall" isn't a command of npm/,
    ],
    [
      'a status that the error has not',
      'json title="Response"',
      responseWith({status: 401}),
      /ForbiddenError has the status 403/,
    ],
    ['a name that errors have not', 'json title="Response"', responseWith({statu: 403}), /statu/],
    [
      'pages that do not add up',
      'json title="Response"',
      '{"data": [], "meta": {"pagination": {"page": 1, "pageSize": 25, "pageCount": 2, "total": 1}}}',
      /don't make 2 pages/,
    ],
    [
      'an option that is off anyway',
      'json title="tsconfig.json"',
      '{"compilerOptions": {"skipLibCheck": false}}',
      /false by default/,
    ],
    [
      'another user in the health check',
      'yaml title="compose.yaml"',
      `${service}    environment:\n      POSTGRES_USER: strapi\n      POSTGRES_DB: strapi\n    healthcheck:\n      test: [CMD-SHELL, pg_isready --username root]`,
      /the user of the health check is root, and "a" has strapi/,
    ],
    [
      'another database in the health check',
      'yaml title="compose.yaml"',
      `${service}    environment:\n      POSTGRES_USER: strapi\n      POSTGRES_DB: strapi\n    healthcheck:\n      test: [CMD-SHELL, pg_isready --username strapi --dbname postgres]`,
      /the database of the health check is postgres, and "a" has strapi/,
    ],
    [
      'a service that does not wait for the health check',
      'yaml title="compose.yaml"',
      `${service}    healthcheck:\n      test: [CMD, ls]\n  b:\n    image: postgres:17\n    depends_on:\n      a:\n        condition: service_started`,
      /service_started doesn't wait for/,
    ],
    [
      'a volume at two places',
      'yaml title="compose.yaml"',
      `${service}    volumes: [data:/a]\n  b:\n    image: postgres:17\n    volumes: [data:/b]\nvolumes:\n  data:`,
      /the volume "data" is at \/b here, and at \/a/,
    ],
    ['a parameter that nginx has not', 'nginx', 'resolver 127.0.0.11 vald=10s;', /"vald" isn't an nginx parameter/],
    ['a program that is none', 'dockerfile', 'FROM node:22-alpine\nRUN ap-get update', /"ap-get" isn't a program/],
    [
      'an option of apt-get that is none',
      'dockerfile',
      'FROM node:22-alpine\nRUN apt-get install --yess g++',
      /"--yess" isn't an option/,
    ],
    ['a missing brace', 'nginx', 'server {\n  listen 80;', /balanced/],
  ])('rejects %s', (_, opening, text, message) => {
    expect(check(opening, text)[0]?.message).toMatch(message);
  });
});

describe('checkWorkflow', () => {
  const check = (text: string) =>
    Promise.all(
      readPage('a.mdx', `\`\`\`yaml title=".github/workflows/test.yml"\n${text}\n\`\`\``).page.samples.map(
        checkWorkflow,
      ),
    );
  const job = 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n';

  it('accepts valid workflows', async () => {
    expect(await check(`${job}      - uses: actions/checkout@v4\n      - run: npm ci`)).toEqual([[]]);
  });

  it('reports a workflow that is not YAML, and still checks the next one', async () => {
    expect(await check(`${job}      - run: npm ci\n     - run: npm test`)).toEqual([
      [{message: "this workflow doesn't parse: GitHub can't read its YAML"}],
    ]);
    expect(await check(`${job}      - run: npm ci`)).toEqual([[]]);
    expect((await check(`${job.replace('runs-on', 'run-on')}      - run: npm ci`)).flat()).not.toEqual([]);
  });

  it.each([
    ['a misspelled key', `${job.replace('runs-on', 'run-on')}      - run: npm ci`, /run-on/],
    [
      'a version of Node.js that Strapi does not take',
      `${job}      - uses: actions/setup-node@v4\n        with:\n          node-version: 21`,
      /"21" isn't a version/,
    ],
    [
      'an action that does not exist',
      `${job}      - uses: actions/chekout@v4`,
      /"actions\/chekout@v4" isn't an action/,
    ],
  ])('rejects %s', async (_, text, message) => {
    expect(
      (await check(text))
        .flat()
        .map((finding) => finding.message)
        .join('\n'),
    ).toMatch(message);
  });
});

describe('checkRelations', () => {
  const find = (...attributes: object[]) =>
    checkRelations(
      readPage(
        'a.mdx',
        attributes.map((one) => `\`\`\`json title="Attribute"\n${JSON.stringify(one)}\n\`\`\``).join('\n'),
      ).page,
    ).map(({message}) => message);
  const chef = {chef: {type: 'relation', relation: 'manyToOne', target: 'api::chef.chef', inversedBy: 'dishes'}};
  const dishes = {dishes: {type: 'relation', relation: 'oneToMany', target: 'api::dish.dish', mappedBy: 'chef'}};

  it('accepts both sides of a relation, and one without the other', () => {
    expect(find(chef, dishes)).toEqual([]);
    expect(find({a: {...dishes.dishes, mappedBy: undefined}})).toEqual([]);
  });

  it.each([
    ['an owner of many', [{a: {...dishes.dishes, mappedBy: undefined, inversedBy: 'b'}}], /never the owner/],
    ['many to one without an owner', [{a: {...chef.chef, inversedBy: undefined}}], /without inversedBy/],
    [
      'sides that do not fit',
      [chef, {dishes: {...dishes.dishes, relation: 'manyToMany'}}],
      /its other side dishes is manyToMany/,
    ],
    [
      'two owners',
      [
        {a: {type: 'relation', relation: 'oneToOne', inversedBy: 'b'}},
        {b: {type: 'relation', relation: 'oneToOne', inversedBy: 'a'}},
      ],
      /both say that they are the owner/,
    ],
  ])('reports %s', (_, attributes, message) => {
    expect(find(...attributes)[0]).toMatch(message);
  });
});

describe('checkNames', () => {
  const find = (text: string, rest: string) =>
    checkNames(readPage('a.mdx', `\`\`\`json title="Response"\n${text}\n\`\`\`\n${rest}`).page).map(
      ({message}) => message,
    );

  it('reports a name in a result that is nowhere else on the page', () => {
    expect(find('{"data": {"maxOrders": 1}}', 'the setting `maxOrders`')).toEqual([]);
    expect(find('{"data": {"maxOrder": 1}}', 'the setting `maxOrders`')).toEqual([
      '"maxOrder" is nowhere else on this page',
    ]);
  });
});

describe('checkPageSizes', () => {
  it('reports a page size that nothing requests', () => {
    const find = (size: number, rest: string) =>
      checkPageSizes(readPage('a.mdx', `\`\`\`json title="Response"\n{"pageSize": ${size}}\n\`\`\`\n${rest}`).page).map(
        ({message}) => message,
      );
    expect(find(25, '')).toEqual([]);
    expect(find(10, 'with `pagination[pageSize]=10`')).toEqual([]);
    expect(find(26, '')).toEqual(['no request sets a page size of 26']);
  });
});

describe('checkSchemas', () => {
  const find = (schema: object) =>
    checkSchemas(readPage('a.mdx', `\`\`\`json title="schema.json"\n${JSON.stringify(schema)}\n\`\`\``).page).map(
      ({message}) => message,
    );
  const list = {type: 'component', component: 'a.b', repeatable: true, max: 3};

  it('accepts a list with a limit, and an index of a collection type', () => {
    expect(find({kind: 'collectionType', indexes: [], attributes: {list}})).toEqual([]);
  });

  it('reports options without effect', () => {
    expect(find({list: {...list, repeatable: false}})).toEqual([
      "min and max only apply to repeatable components, and list isn't one",
    ]);
    expect(find({kind: 'singleType', indexes: [], attributes: {}})).toEqual(["a single type doesn't need indexes"]);
  });
});

describe('checkNumbers', () => {
  const find = (text: string, rest = '') =>
    checkNumbers(readPage('a.mdx', `\`\`\`json title="CORS"\n${text}\n\`\`\`\n${rest}`).page).map(
      ({line, message}) => `${line} ${message}`,
    );

  it('reports a number that is one away from a well-known one', () => {
    expect(find('{\n"MaxAgeSeconds": 3601}')).toEqual(['3 3601 is nowhere else on this page, and looks like 3600']);
  });

  it('accepts the well-known number, and another that the page mentions', () => {
    expect(find('{"MaxAgeSeconds": 3600, "a": 12}')).toEqual([]);
    expect(find('{"port": 5433}', 'The port is 5433.')).toEqual([]);
  });
});

describe('checkServices', () => {
  const unit =
    '[Unit]\nAfter=network-online.target\n\n[Service]\nEnvironment=NODE_ENV=production\nExecStart=/srv/a/strapi start\nRestart=on-failure';
  const caddy = 'cms.example.com {\n  reverse_proxy 127.0.0.1:1337\n}';
  const proxy =
    'frontend public\n  mode http\n  timeout client 60s\n  default_backend strapi\nbackend strapi\n  balance roundrobin\n  server one 127.0.0.1:1337 check';
  const find = (title: string, text: string) =>
    check(`text title="${title}"`, text).map(({line, message}) => `${line} ${message}`);

  it('accepts files for systemd, Caddy and HAProxy, and any other text', () => {
    expect(find('/etc/systemd/system/a.service', unit)).toEqual([]);
    expect(find('Caddyfile', caddy)).toEqual([]);
    expect(find('haproxy.cfg', proxy)).toEqual([]);
    expect(find('AGENTS.md', 'anything')).toEqual([]);
  });

  it.each([
    [
      'a misspelled setting',
      'a.service',
      unit.replace('Restart', 'Restat'),
      /^7 "Restat" isn't a word that systemd knows/,
    ],
    ['another environment', 'a.service', unit.replace('production', 'development'), /^5 /],
    [
      'a misspelled directive',
      'Caddyfile',
      caddy.replace('proxy', 'prxy'),
      /^2 "reverse_prxy" isn't a word that Caddy knows/,
    ],
    [
      'a backend that is not there',
      'haproxy.cfg',
      proxy.replace('strapi', 'app'),
      /^4 "app" isn't a word that HAProxy knows/,
    ],
    [
      'an option as a timeout',
      'haproxy.cfg',
      proxy.replace('client 60s', 'httplog 60s'),
      /^3 HAProxy rejects "timeout/,
    ],
  ])('reports %s', (_, title, text, message) => {
    expect(find(title, text)[0]).toMatch(message);
  });
});
