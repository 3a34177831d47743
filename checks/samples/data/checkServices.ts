import {messages} from '../../shared/samples/messages';
import type {Finding} from './types';

/**
 * What is known about a program's files: every word is either a keyword of the program, or a name that the file
 * defines.
 */
interface Program {
  title: RegExp;
  name: string;
  words: readonly string[];
  /** Names that a file defines, where they're defined and used. */
  ownNames?: RegExp;
  /** Lines that are valid but don't do what pages intend, with the correct form. */
  rules: ReadonlyArray<{line: RegExp; right: RegExp; fix: string}>;
}

const list = (words: string): readonly string[] => words.split(' ');

const programs: readonly Program[] = [
  {
    // systemd.unit(5), systemd.service(5), systemd.exec(5), systemd.special(7)
    title: /\.service$/,
    name: 'systemd',
    words: list(
      'Unit Service Install Description After Before Wants Requires network network-online multi-user target Type simple exec ' +
        'notify User Group WorkingDirectory Environment EnvironmentFile ExecStart ExecStartPre ExecReload ExecStop Restart no ' +
        'always on-failure on-abnormal RestartSec TimeoutStopSec KillSignal LimitNOFILE NoNewPrivileges PrivateTmp ' +
        'ProtectSystem WantedBy NODE_ENV production Strapi strapi start',
    ),
    rules: [
      {line: /NODE_ENV/, right: /^Environment=NODE_ENV=production$/, fix: 'write Environment=NODE_ENV=production'},
      {line: /^ExecStart/, right: /^ExecStart=\/\S+\/strapi start$/, fix: 'write the full path of strapi, and start'},
      {line: /^\[/, right: /^\[(Unit|Service|Install)\]$/, fix: 'write [Unit], [Service] or [Install]'},
      {line: /^(After|Wants)=/, right: /=(network|network-online)\.target$/, fix: 'write network-online.target'},
      {line: /^WantedBy=/, right: /=multi-user\.target$/, fix: 'write multi-user.target'},
      {line: /^Restart=/, right: /=(always|on-failure|on-abnormal)$/, fix: 'write Restart=on-failure'},
      {line: /^[a-z]/, right: /^$/, fix: 'begin the setting with a capital'},
      {line: /^\w*(=|$)/, right: /^\w+=\S/, fix: 'write NAME=value'},
    ],
  },
  {
    // https://caddyserver.com/docs/caddyfile/directives
    title: /Caddyfile$/,
    name: 'Caddy',
    words: list(
      'request_body max_size reverse_proxy header header_up encode gzip zstd tls log redir respond handle handle_path route ' +
        'file_server root trusted_proxies import http https',
    ),
    rules: [
      {line: /max_size/, right: /^max_size \d+[KMG]i?B$/, fix: 'write a size such as 250MB'},
      {line: /reverse_proxy/, right: /^reverse_proxy \S+:\d+$/, fix: 'write the host and port of Strapi'},
    ],
  },
  {
    // https://docs.haproxy.org/3.0/configuration.html
    title: /haproxy\.cfg$/,
    name: 'HAProxy',
    words: list(
      'global defaults frontend backend listen log local0 mode http tcp option httplog httpchk forwardfor redispatch timeout ' +
        'connect client server tunnel check queue http-request http-keep-alive http-response bind ssl crt alpn redirect ' +
        'scheme https code unless if deny status ssl_fc req.body_size gt lt del-header set-header X-Forwarded-For ' +
        'X-Forwarded-Proto X-Forwarded-Host default_backend use_backend balance roundrobin leastconn source http-check send ' +
        'meth GET uri expect inter fall rise maxconn cookie',
    ),
    ownNames: /^(?:frontend|backend|server) ([\w-]+)/gm,
    rules: [
      {line: /^mode/, right: /^mode http$/, fix: 'write mode http, as rules below read headers'},
      {line: /^log/, right: /^log (global|\/dev\/log local\d)$/, fix: 'write log global, or /dev/log local0'},
      {
        line: /^option/,
        right: /^option (httplog|httpchk|forwardfor|redispatch)$/,
        fix: 'write one option that HAProxy has',
      },
      {
        line: /^timeout/,
        right: /^timeout (connect|client|server|tunnel|check|queue|http-request|http-keep-alive) \d+(ms|s|m|h)$/,
        fix: 'write which timeout it is, and a time such as 5s',
      },
      {
        line: /redirect/,
        right: /^http-request redirect scheme https code 30[18] unless \{ ssl_fc \}$/,
        fix: 'redirect with 301',
      },
      {
        line: /\bdeny\b/,
        right: /^http-request deny status (400|401|403|404|405|413|429|500|503) if \{ .* \}$/,
        fix: 'write a status that HAProxy sends',
      },
      {line: /body_size/, right: /gt \d+(000|576|288|144000|288000) \}$/, fix: 'write whole megabytes in bytes'},
      {
        line: /-header/,
        right: /^http-request (del-header \S+|set-header \S+ \S+)$/,
        fix: 'write del-header or set-header',
      },
      {
        line: /^http-check/,
        right: /^http-check (send meth GET uri \/_health|expect status 204)$/,
        fix: '/_health answers GET with 204',
      },
      {line: /^balance/, right: /^balance (roundrobin|leastconn|source)$/, fix: 'write balance roundrobin'},
      {line: /^default_backend/, right: /^default_backend \S+$/, fix: 'name one backend'},
    ],
  },
];

/** Whether a text fence is a file of one of these programs. */
export function isServiceFile(title = ''): boolean {
  return programs.some((program) => program.title.test(title));
}

/**
 * Checks a file for systemd, Caddy or HAProxy: each word against the program's keywords and the names that the file
 * defines, and certain lines against what pages intend. The programs don't have to be installed.
 *
 * @returns no finding for other files
 */
export function checkServices(title: string, text: string): Finding[] {
  const program = programs.find((one) => one.title.test(title));
  if (!program) {
    return [];
  }
  const {name, words, ownNames, rules} = program;
  const trimmed = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  const own = ownNames ? [...trimmed.join('\n').matchAll(ownNames)].map(([, one = '']) => one) : [];
  return trimmed.flatMap((line, index) => {
    const findings = wordsOf(line)
      .filter((word) => !words.includes(word) && !own.includes(word))
      .map((word) =>
        messages.unknownValue(`word that ${name} knows, or a name in this file`, word, [...own, ...words]),
      );
    const wrong = rules.filter((rule) => rule.line.test(line) && line !== '' && !rule.right.test(line));
    return [
      ...findings,
      ...wrong.map(({fix}) => ({message: `${name} rejects "${line}", or reads it as something else`, fix})),
    ].map((finding) => ({...finding, line: index + 1}));
  });
}

/** The words of a line, without paths, hosts, addresses or protocols. */
function wordsOf(line: string): string[] {
  const bare = line
    .replace(/(?<![\w.])\/[\w./-]+/g, (path) => (path.endsWith('/strapi') ? ' strapi ' : ' '))
    .replace(/[\w-]+\.example\.com|[\d.]*:\d+|h2,http\/1\.1/g, ' ');
  return (
    bare
      .match(/(?<!\w)[A-Za-z_][\w.-]*\w/g)
      ?.flatMap((word) => (/^(network|multi)\S*\.target$/.test(word) ? word.split('.') : [word])) ?? []
  );
}
