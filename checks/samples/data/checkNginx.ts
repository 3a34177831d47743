import {messages} from '../../shared/samples/messages';
import type {Finding} from './types';

/** Directives that pages may use: https://nginx.org/en/docs/dirindex.html */
const directives = (
  'server listen server_name location root alias index try_files return rewrite if map default upstream include http2 ' +
  'ssl_certificate ssl_certificate_key ssl_protocols ssl_ciphers ssl_session_cache client_max_body_size client_body_timeout ' +
  'resolver set proxy_pass proxy_http_version proxy_read_timeout proxy_send_timeout proxy_connect_timeout proxy_set_header ' +
  'proxy_buffering proxy_request_buffering proxy_redirect proxy_cache proxy_cache_path proxy_cache_valid proxy_hide_header ' +
  'add_header expires gzip gzip_types keepalive limit_req limit_req_status limit_req_zone access_log error_log allow deny'
).split(' ');

/** Variables: https://nginx.org/en/docs/varindex.html */
const knownVariables = (
  'host http_host request_uri uri args scheme remote_addr proxy_add_x_forwarded_for http_upgrade server_name server_port ' +
  'request_method status binary_remote_addr is_args query_string http_origin http_authorization'
).split(' ');

/** Parameters with a value, such as `valid=10s`. */
const parameters =
  'valid ipv6 zone rate burst levels keys_zone max_size inactive use_temp_path weight max_fails fail_timeout'.split(
    ' ',
  );

/** Headers that a proxy sets on requests to Strapi, or adds to responses. */
const headers = (
  'Host X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host X-Forwarded-Port X-Real-IP Upgrade Connection Authorization ' +
  'Strict-Transport-Security Cache-Control X-Robots-Tag X-Cache-Status Accept-Encoding'
).split(' ');

/** Directives whose blocks contain values instead of directives. */
const tableBlocks = ['map', 'geo', 'types'];

/**
 * Checks an nginx configuration: its syntax, and the names of directives, variables and headers. It isn't run, because
 * the certificates and hosts that pages name don't exist here.
 *
 * @param text - the fence's text
 */
export function checkNginx(text: string): Finding[] {
  const findings: Finding[] = [];
  const defined = [...text.matchAll(/^\s*(?:set|map\s+(?:"[^"]*"|\S+))\s+\$(\w+)/gm)].map(([, name = '']) => name);
  const variables = [...knownVariables, ...defined];
  const blocks: string[] = [];
  text.split('\n').forEach((raw, index) => {
    const line = index + 1;
    const code = raw.replace(/(^|\s)#.*$/, '').trim();
    const [directive = '', name = ''] = code.split(/[\s;]+/);
    if (code !== '' && !/[;{}]$/.test(code)) {
      findings.push({...messages.invalid('this line', `"${code}" doesn't end with ; { or }`), line});
    }
    const isValue = tableBlocks.includes(blocks.at(-1) ?? '');
    if (/^\w/.test(directive) && !isValue && !directives.includes(directive)) {
      findings.push({...messages.unknownValue('nginx directive', directive, directives), line});
    }
    if (['proxy_set_header', 'add_header', 'proxy_hide_header'].includes(directive) && !headers.includes(name)) {
      findings.push({...messages.unknownValue('header that these docs use', name, headers), line});
    }
    for (const [, variable = ''] of code.matchAll(/\$\{?(\w+)/g)) {
      if (!variables.includes(variable)) {
        findings.push({...messages.unknownValue('nginx variable', `$${variable}`, variables), line});
      }
    }
    for (const [, parameter = ''] of code.matchAll(/(?<=\s)([a-z_]+)=(?=\S)/gi)) {
      if (!isValue && !parameters.includes(parameter)) {
        findings.push({...messages.unknownValue('nginx parameter', parameter, parameters), line});
      }
    }
    const opened = (code.match(/\{(?=\s|$)/g) ?? []).length;
    const closed = (code.match(/^\}|\s\}$/g) ?? []).length;
    blocks.push(...Array<string>(opened).fill(directive));
    if (closed > blocks.length) {
      findings.push({...messages.invalid('this nginx configuration', 'braces are not balanced'), line});
    }
    blocks.splice(Math.max(0, blocks.length - closed));
  });
  return blocks.length === 0
    ? findings
    : [...findings, messages.invalid('this nginx configuration', 'braces are not balanced')];
}
