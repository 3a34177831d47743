import {didYouMean} from '../../shared/didYouMean';
import type {Message, Problem} from '../../shared/problem';
import {isServiceFile} from '../data/checkServices';
import type {Page, Sample} from '../../shared/samples/types';
import {lineAt} from '../../shared/lineAt';

const schemes = ['http', 'https', 'postgres', 'mysql', 'ws', 'wss', 'strapi'];

/**
 * Third-party hosts that samples may name. A misspelled one could lead readers anywhere, so open a host before you add
 * it. The reader's own hosts are below example.com or their cloud provider's domain.
 */
const hosts = (
  'github.com api.github.com api.linkedin.com api.mailgun.net cdn.jsdelivr.net docs.strapi.io market-assets.strapi.io o0.ingest.sentry.io ' +
  'openidconnect.googleapis.com www.patreon.com www.w3.org registry.npmjs.org'
).split(' ');
const hostsOfReaders = [
  'your-project.strapiapp.com',
  'my-bucket.s3.eu-west-1.amazonaws.com',
  'my-bucket.s3.eu-west-3.amazonaws.com',
  'example.okta.com',
];

/** Subdomains of example.com, by purpose. More of them would make pages harder to follow. */
const subdomains = [
  '',
  'admin',
  'api',
  'blog',
  'cdn',
  'cms',
  'db',
  'files',
  'panel',
  'registry',
  'shop',
  'smtp',
  'www',
];

/** The ports that pages use. Any other port also has to occur elsewhere on its page. */
const ports = [22, 25, 80, 443, 465, 587, 1025, 1337, 3000, 3306, 5432, 8000, 8025, 8080];

const portPatterns: readonly RegExp[] = [
  /(?<=:\/\/[\w.-]+:)\d{2,5}\b/g,
  /(?<=\bPORT\s*[=:]\s*)\d{2,5}\b/g,
  /(?<=\bPORT',\s)\d{2,5}\b/g,
  /(?<=\blisten(?: \[::\]:| ))\d{2,5}\b/g,
  /(?<=\bEXPOSE )\d{2,5}\b/g,
  /(?<=--dbport )\d{2,5}\b/g,
  /(?<=\bport: )\d{2,5}\b/g,
  /(?<=^\s*- (?:\d+:)?)\d{2,5}(?=:\d+$|$)/gm,
  /(?<=\b[\w.]+:)\d{4,5}(?=[;\s/]|$)/gm,
];

/**
 * Checks the URLs in samples: the scheme, the host (example.com or a known third party), TLS for hosts other than the
 * reader's machine, and the port.
 */
export function checkUrls(page: Page): Problem[] {
  return page.samples
    .filter(
      ({kind, meta}) => (kind !== 'text' || isServiceFile(meta.values.title)) && kind !== 'v4' && kind !== 'response',
    )
    .flatMap((sample) => [...urlsOf(sample, page), ...namesOf(sample), ...portsOf(sample, page)]);
}

function urlsOf({file, line, text}: Sample, page: Page): Problem[] {
  // Dots in a host are escaped with a backslash in regular expressions, and with two in JSON.
  return [...text.matchAll(/([\w-]+):\/\/(?:[^\s@/"'`]*@)?([\w-]+(?:\\{0,2}\.[\w-]+)*(?![\w${}-])|)/g)].flatMap(
    ({1: scheme = '', 2: host = '', index}) => {
      const problem = problemOfUrl(scheme, host.replaceAll('\\', ''), page);
      return problem ? [{file, line: line + lineAt(text, index), ...problem}] : [];
    },
  );
}

/**
 * Reports unknown subdomains of example.com outside of URLs, such as in an nginx `server_name`, and misspelled
 * top-level domains.
 */
function namesOf({file, line, text}: Sample): Problem[] {
  return [...text.matchAll(/(?<![\w.-])(?<!:\/\/)([\w-]+)\.example\.(\w+)/g)].flatMap(
    ({0: host, 1: subdomain = '', 2: ending = '', index}) =>
      subdomains.includes(subdomain) && ['com', 'org', 'net', 'test'].includes(ending)
        ? []
        : [{file, line: line + lineAt(text, index), ...unknownSubdomain(host, subdomain)}],
  );
}

function unknownSubdomain(host: string, subdomain: string): Message {
  return {
    message: `"${host}" isn't a host that pages use`,
    fix: `${didYouMean(subdomain, subdomains)}known below example.com: ${subdomains.filter(Boolean).join(', ')}`,
  };
}

function problemOfUrl(scheme: string, host: string, {source}: Page): Message | undefined {
  if (!schemes.includes(scheme)) {
    return {
      message: `"${scheme}://" isn't a URL scheme`,
      fix: `${didYouMean(scheme, schemes)}known: ${schemes.join(', ')}`,
    };
  }
  const isNear = host === 'localhost' || /^[\d.]+$/.test(host);
  // Within a Compose file's network, a service's name is its host name.
  const isService = new RegExp(`^\\s+${host}:$`, 'm').test(source);
  if (host === '' || (isService && !host.includes('.')) || scheme === 'strapi') {
    return undefined;
  }
  if (isNear) {
    return scheme === 'https'
      ? {message: `https for ${host}, where Strapi only serves HTTP`, fix: `write http://${host}`}
      : undefined;
  }
  const [, subdomain] = /^(?:(.*)\.)?example\.(?:com|org|net)$/.exec(host) ?? [];
  const isExample = /(^|\.)example(\.(com|org|net))?$/.test(host);
  if (isExample && subdomain !== undefined && !subdomains.includes(subdomain)) {
    return unknownSubdomain(host, subdomain);
  }
  if (!isExample && ![...hosts, ...hostsOfReaders].includes(host)) {
    return {
      message: `"${host}" isn't a host that samples may use`,
      fix: `${didYouMean(host, [...hosts, 'example.com', 'localhost'])}use example.com for the reader's host, or open it and add it to checks/samples/hosts/checkUrls.ts`,
    };
  }
  return scheme === 'http' && !['www.w3.org', 'example.com'].includes(host)
    ? {message: `http for ${host}`, fix: `write https://${host}`}
    : undefined;
}

function portsOf({file, line, text}: Sample, {source}: Page): Problem[] {
  const found = new Map(
    portPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({0: port, index}) => [index, port] as const)),
  );
  return [...found]
    .filter(([, port]) => !ports.includes(Number(port)))
    .filter(([, port]) => source.split(new RegExp(`(?<!\\d)${port}(?!\\d)`)).length < 3)
    .map(([index, port]) => ({
      file,
      line: line + lineAt(text, index),
      message: `the port ${port} is nowhere else on this page`,
      fix: `correct it, or say in words why it's ${port}`,
    }));
}
