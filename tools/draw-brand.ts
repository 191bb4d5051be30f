/**
 * Renders the images of the logo: the icons of the installed app and the preview image for shared links. Run it when the
 * logo changes: `node --conditions=@rehearse/source tools/draw-brand.ts`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.ts';

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, 'apps/web/public');
const mark = readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const blue = '#1f5fe0';
const face = readFileSync(
  path.join(root, 'packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

const bars = [26, 64, 118, 78, 150, 96, 190, 120, 70, 140, 88, 44, 104, 60, 30];

const card = `
  <style>
    @font-face { font-family: Inter; src: url(data:font/woff2;base64,${face}); font-weight: 100 900; }
    body { display: grid; align-content: center; gap: 44px; width: 1200px; height: 630px; margin: 0; padding: 0 96px;
      box-sizing: border-box; background: ${blue}; color: #fff; font-family: Inter; }
    .brand { display: flex; align-items: center; gap: 20px; font-size: 44px; font-weight: 650; }
    .brand svg { width: 72px; }
    h1 { max-width: 900px; margin: 0; font-size: 76px; line-height: 1.08; letter-spacing: -0.03em; font-weight: 700; }
    .bars { display: flex; align-items: center; gap: 22px; height: 120px; }
    .bars i { width: 14px; border-radius: 7px; background: #fff; opacity: 0.55; }
    .bars i:nth-child(-n + 7) { opacity: 1; }
  </style>
  <div class="brand">${mark.replace(blue, '#ffffff29')}Rehearse</div>
  <h1>Practice that says why.</h1>
  <div class="bars">${bars.map((height) => `<i style="height: ${Math.round(height * 0.62)}px"></i>`).join('')}</div>`;

const icon = (size: number, filled: boolean) => `
  <style>
    body { display: grid; place-items: center; width: ${size}px; height: ${size}px; margin: 0; ${filled ? `background: ${blue};` : ''} }
    svg { width: ${filled ? size * 0.72 : size}px; }
  </style>${mark}`;

const browser = await chromium.launch(findChromium());
async function draw(file: string, width: number, height: number, html: string) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  await page.close();
}
await draw('icons/icon-192.png', 192, 192, icon(192, false));
await draw('icons/icon-512.png', 512, 512, icon(512, false));
await draw('icons/maskable-512.png', 512, 512, icon(512, true));
await draw('social.png', 1200, 630, card);
await browser.close();
