import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { codeFor } from './mailbox.ts';

/** Somebody with a verified account. */
export interface Learner {
  account: string;
  password: string;
  token: string;
}

interface SignedUp extends Learner {
  expiresAt: number;
}

interface Fixtures {
  /** Errors on the console that the journey itself brings about; by default that a file did not come. */
  broughtAbout: RegExp;
  /** A new verified account, signed in on the page. */
  learner: Learner;
}

const password = 'a quiet library';
let count = 0;

/** An address that no other test uses. */
export const newAddress = (name: string) => `${name}-${process.pid}-${Date.now()}-${count++}@example.org`;

/** A new verified account at the host of these requests. */
export async function createLearner(request: APIRequestContext): Promise<SignedUp> {
  const account = newAddress('learner');
  await request.post('/api/public/register', { data: { account, password } });
  const verifyCode = await codeFor(request, account);
  const reply = await request.post('/api/public/verification/verify', { data: { account, verifyCode } });
  const { data } = (await reply.json()) as { data: { accessToken: string; expiresAt: number } };
  return { account, password, token: data.accessToken, expiresAt: data.expiresAt };
}

/** Signs the account in on a page that is not open yet, once for each tab. */
export async function signIn(page: Pick<Page, 'addInitScript'>, { token, expiresAt }: SignedUp) {
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('authToken', stored);
    },
    JSON.stringify({ accessToken: token, expiresAt }),
  );
}

/** Journeys fail on any error that the page reports, but for those that the journey brings about. */
export const test = base.extend<Fixtures>({
  broughtAbout: [/^Failed to load resource/, { option: true }],
  page: async ({ page, broughtAbout }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !broughtAbout.test(message.text())) errors.push(message.text());
    });
    await page.addInitScript(() => {
      window.addEventListener('hydrated', () => Object.assign(window, { hydrated: true }));
    });
    await use(page);
    expect(errors).toEqual([]);
  },
  learner: async ({ page }, use) => {
    const learner = await createLearner(page.request);
    await signIn(page, learner);
    await use(learner);
  },
});

export { expect };
