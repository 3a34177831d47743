import {describe, expect, it} from 'vitest';
import {checkData} from '../data/checkData';
import {checkWorkflow} from '../data/checkWorkflow';
import {readPage} from '../../shared/samples/readPage';

const check = (opening: string, text: string) =>
  readPage('a.mdx', `\`\`\`${opening}\n${text}\n\`\`\``).page.samples.flatMap(checkData);

const service = 'services:\n  a:\n    image: postgres:17\n';
const policy = (action: string): string =>
  JSON.stringify({Version: '2012-10-17', Statement: [{Effect: 'Allow', Action: action, Resource: 'arn:aws:s3:::a/*'}]});

describe('checkData', () => {
  it.each([
    ['json title="package.json"', '{"a": 1}'],
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
  ])('accepts %s', (opening, text) => {
    expect(check(opening, text)).toEqual([]);
  });

  it.each([
    ['JSON with a trailing comma', 'json title="package.json"', '{"a": 1,}', /doesn't parse/],
    ['YAML with a key twice', 'yaml', 'a: 1\na: 2', /doesn't parse/],
    ['a variable with spaces', 'env', 'APP KEYS=a', /NAME=value/],
    ['a shell export', 'env', 'export A=b', /NAME=value/],
    ['an unknown instruction', 'dockerfile', 'FRM node:20', /"FRM" is no instruction/],
    ['a missing semicolon', 'nginx', 'listen 80', /ends with no/],
    ['an element without its end', 'html', '<form><p>Name</form>', /<p> isn't closed/],
    ['an attribute twice', 'html', '<a href="/a" href="/b">a</a>', /duplicate-attribute/],
    ['a script that is no JavaScript', 'html', '<script>\n  const = 1;\n</script>', /the script/],
    ['a misspelled directive', 'nginx', 'proxy_set_heder Host $host;', /"proxy_set_heder" is no directive/],
    ['a misspelled header', 'nginx', 'proxy_set_header X-Forwarded-Prot $scheme;', /"X-Forwarded-Prot" is no header/],
    ['a misspelled variable', 'nginx', 'proxy_set_header Host $hots;', /"\$hots" is no variable/],
    [
      'a stage that is not there',
      'dockerfile',
      'FROM node:22-alpine AS build\nCOPY --from=biuld /a .',
      /"biuld" is no stage/,
    ],
    [
      'an unknown flag',
      'dockerfile',
      'FROM node:22-alpine\nHEALTHCHECK --intervall=5s CMD a',
      /"--intervall" is no flag/,
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
      /"postgers" is no image/,
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

  it('accepts what GitHub does', async () => {
    expect(await check(`${job}      - uses: actions/checkout@v4\n      - run: npm ci`)).toEqual([[]]);
  });

  it.each([
    ['a misspelled key', `${job.replace('runs-on', 'run-on')}      - run: npm ci`, /run-on/],
    ['an action that does not exist', `${job}      - uses: actions/chekout@v4`, /"actions\/chekout@v4" is no action/],
  ])('rejects %s', async (_, text, message) => {
    expect(
      (await check(text))
        .flat()
        .map((finding) => finding.message)
        .join('\n'),
    ).toMatch(message);
  });
});
