import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from '../config/site';
import {runScript} from './lib/runScript';
import {withSites} from './lib/withSites';

/**
 * Draws static/img/social-card.png, the image for link previews (1200 × 630, the size that Open Graph consumers crop
 * least), from the logo, the title and the site's own font. Run it after changing one of them: `npx tsx
 * scripts/social-card.ts`.
 */
const root = path.resolve(__dirname, '..');
const font = readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), 'base64');
const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');

const html = `<!doctype html>
<style>
  @font-face {font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font})}
  body {display: flex; flex-direction: column; justify-content: center; gap: 36px; box-sizing: border-box; width: 1200px;
    height: 630px; margin: 0; padding: 0 96px; background: linear-gradient(135deg, #f0f0ff, #fff 70%);
    border-bottom: 16px solid #4945ff; color: #1b1b2e; font-family: Inter}
  svg {width: 112px; height: 112px}
  h1 {margin: 0; font-size: 84px; font-weight: 700; letter-spacing: -0.03em}
  p {margin: 0; color: #5f5f7a; font-size: 38px}
</style>
${logo}<h1>${site.title}</h1><p>${site.tagline}</p>`;

runScript(() =>
  withSites([], async (browser) => {
    const page = await browser.newPage({viewport: {width: 1200, height: 630}});
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({path: path.join(root, 'static/img/social-card.png')});
  }),
);
