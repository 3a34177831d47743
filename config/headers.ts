import type {HeaderRule} from '../host/types';
import {indexFolder, manifestUrl} from '../plugins/search/core/indexFiles';

const forever = {'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding'};

/**
 * Response headers by path. All matching rules apply, and later ones win. The build adds the Content-Security-Policy and
 * writes the rules in the format of each host (scripts/host-files.ts).
 *
 * Files below /assets, and those of the search index, have a content hash in their name, so they never change. Only the
 * index's manifest, which lists the others, has a fixed name.
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
      // Pages are also there as Markdown (plugins/markdown-twins), and everything is compressed.
      Vary: 'Accept, Accept-Encoding',
    },
  },
  {path: '/assets/*', headers: forever},
  {path: `/${indexFolder}/*`, headers: forever},
  {path: manifestUrl, headers: {'Cache-Control': 'public, max-age=0, must-revalidate'}},
];
