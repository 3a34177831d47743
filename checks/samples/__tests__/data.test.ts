import {describe, expect, it} from 'vitest';
import {checkData} from '../data/checkData';
import {readPage} from '../../shared/samples/readPage';

const check = (opening: string, text: string) =>
  readPage('a.mdx', `\`\`\`${opening}\n${text}\n\`\`\``).page.samples.flatMap(checkData);

describe('checkData', () => {
  it.each([
    ['json title="package.json"', '{"a": 1}'],
    ['yaml title="docker-compose.yml"', 'a:\n  - b'],
    ['env title=".env"', '# secrets\nAPP_KEYS="a b,c"\nHOST=0.0.0.0\nURL=postgres://a:b@c/d # note'],
    ['dockerfile', 'FROM node:20-alpine AS build\nRUN npm ci \\\n  --omit=dev'],
    ['html title="a.html"', '<form><input name="a" required /><br></form>\n<script>\n  go();\n</script>'],
    ['nginx', '# proxy\nserver {\n  listen 80;\n  location / { proxy_pass http://a; }\n}'],
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
    ['a missing brace', 'nginx', 'server {\n  listen 80;', /balanced/],
  ])('rejects %s', (_, opening, text, message) => {
    expect(check(opening, text)[0]?.message).toMatch(message);
  });
});
