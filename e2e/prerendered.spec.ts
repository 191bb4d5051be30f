import type { Page } from '@playwright/test';
import { builtFile } from './support/built.ts';
import { origin } from './support/place.ts';
import { isTakenOver, publicAddresses } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const content = (page: Page, selector: string, attribute = 'content') =>
  page.locator(`head ${selector}`).getAttribute(attribute);

/** What a page says in the words of schema.org. */
const structured = async (page: Page) => {
  const scripts = await page.locator('head script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script) as Record<string, unknown>);
};

interface FaqPage {
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

const parts = [0, 1, 2, 3];

/** A quarter of the public pages. */
const pagesOf = (part: number) => publicAddresses().filter((_, index) => index % parts.length === part);

for (const { language, locale, query } of [
  { language: 'en', locale: 'en-GB', query: '' },
  { language: 'zh-Hans', locale: 'zh-CN', query: '?lng=zh' },
]) {
  test.describe(`without JavaScript in ${locale}`, () => {
    test.use({ javaScriptEnabled: false, locale });

    for (const part of parts) {
      test(`every public page reads, and says what it is, part ${part + 1}`, async ({ page }) => {
        const titles = new Set<string>();
        for (const address of pagesOf(part)) {
          await test.step(address, async () => {
            await page.goto(address);
            await expect(page.locator('html')).toHaveAttribute('lang', language);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            await expect(page.getByRole('main')).toHaveText(/.{20,}/s);
            await expect(page.getByRole('banner').getByRole('link', { name: /^(Sign in|登录)$/ })).toBeVisible();
            expect(await page.title()).toMatch(/^(?!pages\.).+ · Rehearse$/);
            titles.add(await page.title());
            expect(await content(page, 'meta[name=description]')).toMatch(/^(?!descriptions\.).{12,}/);
            if ((await page.locator('head meta[name=robots]').count()) > 0) return;
            expect(await content(page, 'link[rel=canonical]', 'href')).toBe(`${origin}${address}${query}`);
            for (const [hreflang, there] of [
              ['en', ''],
              ['zh', '?lng=zh'],
              ['x-default', ''],
            ]) {
              expect(await content(page, `link[hreflang=${hreflang}]`, 'href')).toBe(`${origin}${address}${there}`);
            }
            expect(await content(page, 'meta[property="og:image"]')).toBe(`${origin}/social.png`);
          });
        }
        expect(titles.size).toBeGreaterThan(5);
      });
    }
  });
}

for (const query of ['', '?lng=zh']) {
  test(`the plans tell search engines the questions that stand there, at ${query || 'the plain address'}`, async ({
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

test('search engines are told of every address in every language, each of which is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${origin}/pricing?lng=zh`);
  expect(addresses).not.toContain(`${origin}/login`);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

/** Marks what the server drew, before the app runs. */
const markDrawn = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const drawn of document.querySelectorAll('main *')) drawn.setAttribute('data-drawn', 'by the server');
    });
  });

for (const part of parts) {
  test(`the app takes over what stands there, on every page, part ${part + 1}`, async ({ page }) => {
    await markDrawn(page);
    for (const address of pagesOf(part)) {
      await test.step(address, async () => {
        await page.goto(address);
        await isTakenOver(page);
        await expect(page.locator('main [data-drawn]').first()).toBeVisible();
      });
    }
  });
}

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
  test(`${address} is taken over as it was drawn`, async ({ page }) => {
    await markDrawn(page);
    await page.goto(address);
    await expect(page.locator('main [data-drawn]').first()).toBeVisible();
    await isTakenOver(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main [data-drawn]').first()).toBeVisible();
  });
}

test('a learner never sees that the page was drawn for a visitor', async ({ page, learner }) => {
  await page.route(builtFile('src/app/run.tsx'), async (route) => {
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
