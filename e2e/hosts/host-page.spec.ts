import type { Page } from '@playwright/test';
import type { GuestWindow } from './guest.tsx';
import { expect, openHost, test } from './host-page.ts';

/** Every computed property of every element, custom properties apart, as one text for each element. */
const computedStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      ['', '::before', '::marker', '::placeholder', '::selection'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
        const names = [...style].filter((name) => !name.startsWith('--'));
        return [element.localName + pseudo, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join(
          '\n',
        );
      }),
    ),
  );

/** What common frameworks reset. */
const framework = `
  *, *::before, *::after { box-sizing: border-box }
  body { margin: 0; font: 400 1rem/1.5 system-ui; color: #212529; background: #fff }
  h1, h2, h6 { margin: 0 0 .5rem; font-weight: 500; line-height: 1.2 } p { margin: 0 0 1rem } a { color: #0d6efd }
  button, input, textarea, select { margin: 0; font-family: inherit; font-size: inherit } fieldset { min-width: 0; padding: 0 }
  img, svg { vertical-align: middle } table { border-collapse: collapse } [data-theme=dark] body { background: #222 }`;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [name, host] of Object.entries({
    'a plain page': {},
    'a page with a framework': { css: framework },
    'a page with a dark theme of its own': { css: framework, attributes: 'data-theme="dark"' },
    'a page with a light theme of its own': { css: ':root { color-scheme: light }', attributes: 'data-theme="light"' },
  })) {
    test(`${name} looks the same with our styles, in ${colorScheme} mode`, async ({ page, styles }) => {
      await page.emulateMedia({ colorScheme });
      await openHost(page, host);
      const before = await computedStyles(page);
      await page.addStyleTag({ content: styles });
      const after = await computedStyles(page);
      expect(after.filter((text, index) => text !== before[index])).toEqual([]);
    });
  }
}

const brand = ':root { --rh-color-tone-primary-solid: rgb(1, 2, 3); --rh-radius-button: 3px }';
for (const order of ['before', 'after'] as const) {
  test(`a page's variables win when its styles come ${order} ours`, async ({ page, styles, guestScript }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openHost(page, { after: '<div class="rehearse" id="ours"></div>' });
    for (const content of order === 'before' ? [brand, styles] : [styles, brand]) await page.addStyleTag({ content });
    await page.addScriptTag({ content: guestScript });
    await page.evaluate(() => {
      const place = document.getElementById('ours');
      if (place) (window as unknown as GuestWindow).showButton(place);
    });
    const button = page.getByRole('button', { name: 'Ours' });
    await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
    await expect(button).toHaveCSS('border-radius', '3px');
  });
}
