import {describe, expect, it} from 'vitest';
import {readPage} from '../../../shared/samples/readPage';
import {checkUrls} from '../checkUrls';

const find = (text: string, opening = 'bash', rest = '') =>
  checkUrls(readPage('docs/a.mdx', `\`\`\`${opening}\n${text}\n\`\`\`\n${rest}`).page).map(
    ({line, message}) => `${line} ${message}`,
  );

describe('checkUrls', () => {
  it.each([
    'curl http://localhost:1337/api',
    'curl https://cms.example.com/admin',
    'git clone https://github.com/a/b.git',
    'curl http://127.0.0.1:${port}/a',
    'curl https://$host$uri',
  ])('accepts %s', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('reads a host in a regular expression', () => {
    expect(find(String.raw`"^https://api\\.example\\.com/callback$"`)).toEqual([]);
    expect(find(String.raw`"^https://api\\.exmaple\\.com/callback$"`)).toEqual([
      expect.stringContaining('"api.exmaple.com" isn\'t a host that samples may use'),
    ]);
  });

  it('accepts a service of a Compose file on the page', () => {
    const compose = '\n```yaml title="compose.yaml"\nservices:\n  strapi:\n    build: .\n```';
    expect(find('proxy_pass http://strapi:1337;', 'nginx', compose)).toEqual([]);
    expect(find('proxy_pass http://strapi:1337;', 'nginx')).toEqual([
      expect.stringContaining('"strapi" isn\'t a host'),
    ]);
  });

  it.each([
    ['a misspelled ending', 'cp /live/cms.example.co/key.pem .', `2 "cms.example.co" isn't a host that pages use`],
    ['a scheme that is none', 'ls\ncurl htps://cms.example.com', '3 "htps://" isn\'t a URL scheme'],
    ['a misspelled host', 'git clone https://githb.com/a/b.git', '2 "githb.com" isn\'t a host that samples may use'],
    [
      'a host below example.com that pages do not use',
      'curl https://csm.example.com',
      /"csm.example.com" isn't a host/,
    ],
    ['such a host that is part of no URL', 'ping cm.example.com', /"cm.example.com" isn't a host/],
    ['TLS on the same machine', 'curl https://localhost:1337', '2 https for localhost, where Strapi only serves HTTP'],
    ['no TLS elsewhere', 'curl http://cms.example.com', '2 http for cms.example.com'],
    ['a port that is nowhere else', 'curl http://localhost:1347', '2 the port 1347 is nowhere else on this page'],
  ])('reports %s', (_, text, message) => {
    expect(find(text)).toEqual([expect.stringMatching(message)]);
  });

  it('accepts a port that the page explains', () => {
    expect(find('curl http://localhost:1347', 'bash', 'The second server listens on 1347.')).toEqual([]);
  });
});
