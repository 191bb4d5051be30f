import { hostPicture } from '../../tools/host-pictures.ts';
import { expect, expectSamePicture, hostile, openHost, pictureOf, showGuest, test } from './host-page.ts';

const inks = {
  light: {
    border: 'rgb(126, 137, 156)',
    surface: 'rgb(255, 255, 255)',
    text: 'rgb(19, 27, 39)',
    focus: 'rgb(35, 88, 216)',
  },
  dark: {
    border: 'rgb(111, 124, 145)',
    surface: 'rgb(22, 28, 38)',
    text: 'rgb(238, 241, 245)',
    focus: 'rgb(138, 174, 255)',
  },
};

for (const theme of ['light', 'dark'] as const) {
  test(`letter boxes are seen in a shadow root, in the ${theme} theme`, async ({ page, guestScript }) => {
    // the page is in the other theme
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await openHost(page);
    const guest = await showGuest(page, guestScript, 'letters', { attributes: { 'data-theme': theme } });
    const box = guest.locator('[data-word] input:enabled').nth(1);
    await expect(box).toHaveCSS('border', `1px solid ${inks[theme].border}`);
    await expect(box).toHaveCSS('background-color', inks[theme].surface);
    await expect(box).toHaveCSS('color', inks[theme].text);
    await expect(guest.locator('.rehearse')).toHaveCSS('color-scheme', theme);

    await box.focus();
    await expect(box).toHaveCSS('outline', `${inks[theme].focus} solid 2px`);
    const selection = await guest
      .locator('button')
      .first()
      .evaluate((element) => getComputedStyle(element, '::selection').backgroundColor);
    expect(selection).toBe(theme === 'light' ? 'rgb(221, 232, 253)' : 'rgb(32, 50, 88)');
  });
}

test('without a theme of its own a question follows the system', async ({ page, guestScript }) => {
  await openHost(page);
  const guest = await showGuest(page, guestScript, 'letters');
  const box = guest.locator('[data-word] input:enabled').nth(1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(box).toHaveCSS('background-color', inks[colorScheme].surface);
  }
});

test("the page's variables reach a question, in both themes", async ({ page, guestScript }) => {
  await openHost(page, { css: ':root { --rh-color-tone-primary-solid: rgb(1, 2, 3); --rh-radius-button: 3px }' });
  const guest = await showGuest(page, guestScript, 'letters');
  const button = guest.getByRole('button', { name: 'Submit' });
  for (const theme of ['light', 'dark']) {
    await guest.evaluate((element, value) => element.setAttribute('data-theme', value), theme);
    await expect(button).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  }
});

test('a dialog of a question in a narrow column has the width of a dialog', async ({ page, guestScript }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHost(page);
  const guest = await showGuest(page, guestScript, 'dialog', { width: 320 });
  const dialog = guest.getByRole('dialog');
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(dialog).toHaveCSS('border-radius', '16px');
  const box = await dialog.boundingBox();
  expect(box).toMatchObject({ width: 544, x: 368 });
});

const questions = ['letters', 'lettersReviewed', 'word', 'wordReviewed', 'dictation', 'writing'] as const;

for (const name of questions) {
  test(`in a narrow column a question looks as on a phone: ${name}`, async ({ page, guestScript }) => {
    const pictures: Buffer[] = [];
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 1200 });
      await openHost(page);
      const guest = await showGuest(page, guestScript, name, { width: 320 });
      pictures.push(await pictureOf(guest));
    }
    await expectSamePicture(page, pictures, test.info());
  });

  test(`the rules of a page change nothing in a question: ${name}`, async ({ page, guestScript }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    const pictures: Buffer[] = [];
    const hosts = { plain: {}, hostile: { css: hostile, attributes: 'class="dark" dir="rtl" data-bs-theme="dark"' } };
    for (const [kind, host] of Object.entries(hosts)) {
      await openHost(page, host);
      const guest = await showGuest(page, guestScript, name);
      await guest.getByRole('button').last().hover();
      pictures.push(await pictureOf(guest));
      await page.screenshot({ ...hostPicture(`${name}-${kind}`), animations: 'disabled' });
    }
    await expectSamePicture(page, pictures, test.info());
  });
}
