import type { Page } from '@playwright/test';
import { test as base, expect, newAddress, signIn } from '../test.ts';
import { mailedCode } from './accounts.ts';
import { type SpecHost, startSpecHost } from './start.ts';

interface Fixtures {
  host: SpecHost;
  /** An account that is signed in on the page. */
  member: { account: string; password: string };
}

const password = 'a quiet library';

/** Journeys at a host that has the calls of the specification and nothing else; it is asked once for each that it lacks. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
  host: async ({}, use) => {
    const host = await startSpecHost();
    await use(host);
    await host.close();
    expect(host.missed).toEqual([...new Set(host.missed)]);
  },
  baseURL: async ({ host }, use) => use(host.origin),
  member: async ({ page, request }, use) => {
    const account = newAddress('member');
    await request.post('/api/public/register', { data: { account, password } });
    await request.post('/api/public/verification/verify', { data: { account, verifyCode: mailedCode } });
    const reply = await request.post('/api/public/login', { data: { account, password } });
    const { data } = (await reply.json()) as { data: { accessToken: string; expiresAt: number } };
    await signIn(page, { account, password, token: data.accessToken, expiresAt: data.expiresAt });
    await use({ account, password });
  },
});

/** Nothing waits for what will never come, and nothing went wrong. */
export async function isSettled(page: Page) {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export { expect };
