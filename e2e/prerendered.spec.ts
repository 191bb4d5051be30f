import type { Page } from '@playwright/test';
import { byLanguage, infoOf, type Language, languages } from '../packages/languages/src/index.ts';
import { builtFile } from './support/built.ts';
import { isHydrated } from './support/hydration.ts';
import { origin } from './support/place.ts';
import { isStillDrawn, markDrawn, publicAddresses } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** What a page says in the words of schema.org. */
const structured = async (page: Page) => {
  const scripts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
};

interface FaqPage {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

/** What a page says of itself before any script has run, read from its source. */
const readSource = (page: Page, source: string) =>
  page.evaluate((html) => {
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const find = (selector: string) => sent.querySelector(selector);
    const textOf = (selector: string) => find(selector)?.textContent ?? '';
    const contentOf = (selector: string) => find(selector)?.getAttribute('content') ?? '';
    const alternates = [...sent.querySelectorAll('head link[hreflang]')];
    return {
      lang: sent.documentElement.lang,
      title: sent.title,
      heading: textOf('h1'),
      isHeadingHidden: Boolean(find('h1')?.closest('[hidden], [inert], [aria-hidden=true]')),
      main: textOf('main'),
      headerLinks: [...sent.querySelectorAll('header a')].map((link) => link.textContent),
      description: contentOf('head meta[name=description]'),
      image: contentOf('head meta[property="og:image"]'),
      isForSearch: !find('head meta[name=robots]'),
      canonical: find('head link[rel=canonical]')?.getAttribute('href'),
      alternates: Object.fromEntries(
        alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    };
  }, source);

for (const language of languages) {
  const { tag, region } = infoOf(language);
  const locale = `${language}-${region}`;
  const addressIn = (address: string, other: Language) => `${origin}${address}${other === 'en' ? '' : `?lng=${other}`}`;
  test(`every public page is sent readable in ${locale}, and says what it is`, async ({ page }) => {
    const titles = new Set<string>();
    for (const address of publicAddresses()) {
      await test.step(address, async () => {
        const headers = { Accept: 'text/html', 'Accept-Language': locale };
        const sent = await readSource(page, await (await page.request.get(address, { headers })).text());
        expect(sent).toMatchObject({
          lang: tag,
          title: expect.stringMatching(/^(?!pages\.).+ · Rehearse$/),
          heading: expect.stringMatching(/\S/),
          isHeadingHidden: false,
          main: expect.stringMatching(/.{20,}/s),
          headerLinks: expect.arrayContaining([expect.stringMatching(/^(Sign in|登录)$/)]),
          description: expect.stringMatching(/^(?!descriptions\.).{12,}/),
        });
        titles.add(sent.title);
        if (!sent.isForSearch) return;
        expect(sent).toMatchObject({
          canonical: addressIn(address, language),
          alternates: {
            ...byLanguage((other) => addressIn(address, other)),
            'x-default': `${origin}${address}`,
          },
          image: `${origin}/social.png`,
        });
      });
    }
    expect(titles.size).toBeGreaterThan(20);
  });

  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    test('pages of each kind show what they were sent', async ({ page }) => {
      for (const address of [
        '/',
        '/login',
        '/pricing',
        '/courses',
        '/courses/words-everyday',
        '/blog/001',
        '/credits',
      ]) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page.getByRole('main')).toHaveText(/.{20,}/s);
          await expect(page.getByRole('banner').getByRole('link', { name: /^(Sign in|登录)$/ })).toBeVisible();
        });
      }
    });
  });
}

for (const query of ['', '?lng=zh']) {
  test(`the plans tell search engines the questions on the page, at ${query || 'the plain address'}`, async ({
    page,
  }) => {
    await page.goto(`/pricing${query}`);
    const told = (await structured(page)).find((data) => data['@type'] === 'FAQPage') as FaqPage | undefined;
    const questions = page.getByRole('main').locator('details');
    await expect(questions.locator('summary')).toHaveText(told?.mainEntity.map(({ name }) => name) ?? []);
    for (const [index, { acceptedAnswer }] of (told?.mainEntity ?? []).entries()) {
      await expect(questions.nth(index)).toContainText(acceptedAnswer.text);
    }
  });
}

test('the sitemap lists every address in every language, and each of them is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${origin}/pricing?lng=zh`);
  expect(addresses).not.toContain(`${origin}/login`);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

/** Addresses with a query, of which the page that was drawn at build knows nothing. */
const asked = [
  '/pricing?plan=vip-30',
  '/pay/cancel?session_id=none',
  '/courses?mode=live',
  '/courses/watch?lesson=1',
  '/contact-us?job=ui-designer',
  '/login?lng=zh',
];

for (const address of asked) {
  test(`${address} is hydrated as it was prerendered`, async ({ page }) => {
    await markDrawn(page);
    await page.goto(address);
    await isStillDrawn(page);
    await isHydrated(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await isStillDrawn(page);
  });
}

test('a learner never sees that the page was drawn for a visitor', async ({ page, learner }) => {
  await page.route(builtFile('src/boot/run.tsx'), async (route) => {
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeHidden();
    await route.continue();
  });
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: `Account: ${learner.account}` })).toBeVisible();
  await page.getByRole('button', { name: `Account: ${learner.account}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a language kept in local storage is spoken once the page has come alive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'zh'));
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveTitle('价格 · Rehearse');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/pricing?lng=zh`);
});

test('the head follows the reader through the app', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle('Blog · Rehearse');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/blog`);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});
