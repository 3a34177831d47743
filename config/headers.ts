import type {HeaderRule} from '../host/types';

/**
 * Response headers by path. Every rule that matches applies, later ones win. The build adds the
 * Content-Security-Policy and writes them down for each kind of host (scripts/host-files.ts).
 *
 * Files below /assets, and those of the search index, carry a hash of their content in their name, so they never change.
 * Only the index's manifest, which names the others, keeps its name.
 */
export const headers: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    },
  },
  {path: '/assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {path: '/search/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
  {path: '/search/manifest.json', headers: {'Cache-Control': 'public, max-age=0, must-revalidate'}},
];
