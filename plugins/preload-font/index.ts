import type {LoadContext, Plugin} from '@docusaurus/types';
import {interpolateName} from 'loader-utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const font = path.join(__dirname, '../../src/css/fonts/inter.woff2');
/** Docusaurus's name for fonts: the `url` loader of `@docusaurus/utils/lib/webpackUtils.js`. */
const fileName = '/fonts/[name]-[contenthash].[ext]';

/**
 * Requests the text's font together with the stylesheet, so that a reader's first page already has it: an `optional` font
 * that's only found in the stylesheet is always too late for it. Phones, which are more often on slow connections, see
 * the fallback on their first page instead, because the page's text would have to wait for the font (decisions/0011).
 */
export default function preloadFontPlugin({baseUrl}: LoadContext): Plugin {
  const file = interpolateName({resourcePath: font}, fileName, {content: readFileSync(font)});
  return {
    name: 'preload-font',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: `${baseUrl}assets${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            media: '(width>996px)',
          },
        },
      ],
    }),
  };
}
