import type { Locator, Page, TestInfo } from '@playwright/test';
import { allStyles } from '../../packages/ui/sheets/all-styles.ts';
import { test as base, expect } from '../support/test.ts';
import { buildGuest } from './build-guest.ts';
import type { GuestName, GuestWindow } from './guest.tsx';

export { expect };

/** A page of somebody else's, with one of every element that has styles of its own. */
const content = `
  <h1>Lesson 4</h1><h2>Words</h2><h6>Small</h6><p>Read <a href="#x">the text</a>, <code>code</code> and <b>words</b>.</p>
  <ul><li>One</li></ul><ol><li>Two</li></ol><dl><dt>Term</dt><dd>Meaning</dd></dl><blockquote>Quoted</blockquote>
  <button>Go</button><input value="text"><input type="checkbox"><textarea>Text</textarea>
  <select><option>One</option></select><label>Label</label><fieldset><legend>Legend</legend></fieldset>
  <table><tr><th>Head</th><td>Cell</td></tr></table><figure><figcaption>Caption</figcaption></figure>
  <img alt="" width="20" height="10"><svg width="10" height="10"></svg><video width="20"></video><hr>
  <details open><summary>More</summary>Text</details><div role="tab" tabindex="0">Tab</div><dialog open>Hello</dialog>`;

export interface HostPage {
  /** The page's own styles. */
  css?: string;
  /** Attributes of its `<html>`. */
  attributes?: string;
  /** What stands after its own elements. */
  after?: string;
}

const document = ({ css = '', attributes = '', after = '' }: HostPage) =>
  `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><title>Host</title><style>${css}</style></head>
  <body><main>${content}</main>${after}</body></html>`;

/** The styles of a page that is hard on its guests. The last rules are what resets and old themes do to every element. */
export const hostile = `
  :root { font-size: 10px; color-scheme: dark } html.dark { background: #000; color: #eee; filter: none }
  body { font: italic 700 30px/3 Impact, fantasy; letter-spacing: 4px; word-spacing: 9px; text-transform: uppercase;
    text-align: right; text-indent: 3em; text-shadow: 1px 1px red; white-space: pre; color: lime; cursor: crosshair;
    hyphens: auto; tab-size: 20; list-style: square inside; quotes: "x" "y"; border-collapse: collapse; caret-color: red;
    accent-color: red; direction: rtl; -webkit-font-smoothing: auto; font-variant: small-caps; orphans: 9;
    user-select: none; -webkit-text-stroke: 1px red; scrollbar-color: red lime; word-break: break-all }
  h1, h2, h3 { color: red; font: 40px Impact; margin: 50px; border-bottom: 5px double } p, li, span { color: orange; margin: 2em }
  button { all: revert; background: lime; border: 3px dotted; color: red } input { width: 100% !important; height: 90px !important }
  input, textarea, select { background: pink !important; border: 9px solid red !important; border-radius: 0 !important }
  svg, img { width: 99px !important; display: none !important } div { padding: 20px; background: yellow } a { color: lime !important }
  *, *::before, *::after { box-sizing: content-box; font-family: Impact; line-height: 3; color: lime; letter-spacing: 4px }
  * { transition: all 2s; text-transform: uppercase !important; font-size: 33px !important } main { display: none } ::selection { background: red }
  :focus { outline: 9px solid red !important } .rehearse { display: none !important } dialog { border: 9px solid red }`;

/** A picture of a question, without what moves. */
export const pictureOf = (guest: Locator) => guest.screenshot({ animations: 'disabled' });

/** The most that rounding changes a colour where a corner is smoothed, of 255. */
const invisible = 40;

/** How many pixels of two pictures differ visibly; all of them if the sizes differ. */
async function differingPixels(page: Page, pictures: readonly Buffer[]): Promise<number> {
  return page.evaluate(
    async ({ pictures, invisible }) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return Number.POSITIVE_INFINITY;
      const differs = one.data.map((level, at) => (Math.abs(level - (other.data[at] ?? 0)) > invisible ? 1 : 0));
      return differs.reduce((sum, differing) => sum + differing, 0);
    },
    { pictures: pictures.map((picture) => picture.toString('base64')), invisible },
  );
}

/** Compares two pictures pixel by pixel, and keeps them if they differ. */
export async function expectSamePicture(page: Page, pictures: readonly Buffer[], info: TestInfo) {
  const differing = await differingPixels(page, pictures);
  if (differing > 0) {
    await Promise.all(
      pictures.map((body, index) => info.attach(`picture ${index}`, { body, contentType: 'image/png' })),
    );
  }
  expect(differing, 'pixels that differ').toBe(0);
}

/** Opens such a page. */
export async function openHost(page: Page, host: HostPage = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('https://host.test/', (route) => route.fulfill({ contentType: 'text/html', body: document(host) }));
  await page.goto('https://host.test/');
}

/** Puts a question into the page, in a box of fixed place and width, and gives its box. */
export async function showGuest(page: Page, script: string, name: GuestName, { width = 640, attributes = {} } = {}) {
  await page.addScriptTag({ content: script });
  await page.evaluate(
    ({ name, width, attributes }) => {
      const host = globalThis.document.createElement('guest-question');
      host.style.cssText = `position: fixed; z-index: 9; left: 0; top: 0; width: ${width}px; height: 1150px; background: white;`;
      for (const [key, value] of Object.entries(attributes)) host.setAttribute(key, value as string);
      globalThis.document.body.append(host);
      (window as unknown as GuestWindow).showGuest(host, name);
    },
    { name, width, attributes },
  );
  const guest = page.locator('guest-question');
  await expect(guest.locator('.rehearse > *').first()).toBeAttached();
  return guest;
}

export const test = base.extend<object, { guestScript: string; styles: string }>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture uses from this pattern
  guestScript: [async ({}, use) => use(await buildGuest()), { scope: 'worker' }],
  styles: [async ({}, use) => use(await allStyles()), { scope: 'worker' }],
  // biome-ignore-end lint/correctness/noEmptyPattern: see above
});
