import {findingAt} from '../findingAt';
import type {Rule} from '../types';

/**
 * Providers' secrets have distinctive formats. Each pattern matches a complete secret, but no placeholder, since those
 * are shorter.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  // AWS's own documentation uses sample keys that end in EXAMPLE.
  [/\b(?:AKIA|ASIA)(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}\b/g, 'an AWS access key'],
  [/\bgh[oprsu]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{82}\b/g, 'a GitHub token'],
  [/\bglpat-[\w-]{20}\b/g, 'a GitLab token'],
  [/\bnpm_[A-Za-z0-9]{36}\b/g, 'an npm token'],
  [/\bAIza[\w-]{35}(?![\w-])/g, 'a Google API key'],
  [/\bxox[abprs]-\d{8,}-[\w-]{10,}/g, 'a Slack token'],
  [/\b[rs]k_live_[A-Za-z0-9]{24,}\b/g, 'a Stripe key'],
  [/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g, 'a SendGrid key'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g, 'a signed JSON Web Token'],
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/g, 'a private key'],
];

/** A secret stays in git history once it's pushed, and scanners find it within minutes. */
export const checkSecrets: Rule = (page) =>
  secrets.flatMap(([pattern, name]) =>
    [...page.source.matchAll(pattern)].map(({index}) =>
      findingAt(
        page,
        index,
        `this looks like ${name}, which anyone who reads the page or the repository could use`,
        'write a placeholder, such as your-api-key, and if the secret is real, revoke it',
      ),
    ),
  );
