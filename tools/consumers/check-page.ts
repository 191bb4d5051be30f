import { type Browser, expect, type Page } from '@playwright/test';
import { hostPicture } from '../host-pictures.ts';

/** What every consumer's page says, by the language of the page. */
const texts = {
  en: { start: 'Start', yes: 'Yes', right: 'Right Answer' },
  zh: { start: '开始', yes: '是', right: '回答正确' },
} as const;

/** Computed styles of the page's own elements. Sizes of the page follow from its content and are left out. */
function hostStyles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const sizes = /^(height|block-size|width|inline-size|perspective-origin|transform-origin)$/;
    const elements = [document.documentElement, document.body, ...document.querySelectorAll('#host, #host *')];
    return Object.fromEntries(
      elements.flatMap((element, index) => {
        const style = getComputedStyle(element);
        return [...style]
          .filter((property) => !sizes.test(property) && !property.startsWith('--'))
          .map((property) => [`${index} ${element.localName} ${property}`, style.getPropertyValue(property)]);
      }),
    );
  });
}

/** The styles that the page has without any script, so without us. */
async function stylesWithoutScripts(browser: Browser, url: string): Promise<Record<string, string>> {
  const page = await browser.newPage({ viewport: { width: 900, height: 700 }, javaScriptEnabled: true });
  await page.route('**/*', (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()));
  await page.goto(url);
  const styles = await hostStyles(page);
  await page.close();
  return styles;
}

async function tabTo(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const isFocused = () => button.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < 30 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
}

/**
 * Checks a page that shows one question: it is drawn and answered with the keyboard, the page receives the answer, nothing
 * is written to the console, and the page's own elements look as they do without us. Leaves a screenshot named `picture`.
 *
 * @throws {Error} that says what is not so.
 */
export async function checkPage(browser: Browser, url: string, picture: string): Promise<void> {
  const expected = await stylesWithoutScripts(browser, url);
  const page = await browser.newPage({ viewport: { width: 900, height: 700 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(url);
    const language = (await page.locator('html').getAttribute('lang')) === 'zh' ? 'zh' : 'en';
    const { start, yes, right } = texts[language];
    await expect(page.getByRole('button', { name: start, exact: true })).toBeVisible();
    expect(await hostStyles(page)).toEqual(expected);
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await expect(page.getByText('harbor')).toBeVisible();
    await tabTo(page, yes);
    await page.keyboard.press('Enter');
    await expect(page.getByText(right)).toBeVisible();
    await expect(page.locator('#answered')).toHaveText('score 1');
    expect(await hostStyles(page)).toEqual(expected);
    expect(complaints).toEqual([]);
  } finally {
    await page.screenshot(hostPicture(picture));
    await page.close();
  }
}
