import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccount } from '../../apps/api/src/services/accounts/ensure-demo.ts';
import { codeFor } from './mailbox.ts';
import { dataFolder } from './place.ts';

/** Somebody with a verified account. */
export interface Learner {
  account: string;
  password: string;
  token: string;
}

/** A learner with a session that a page can take over. */
export interface SignedIn extends Learner {
  expiresAt: number;
}

interface Grant {
  accessToken: string;
  expiresAt: number;
}

let count = 0;

/** An address that no other test uses. */
export const newAddress = (name: string) => `${name}-${process.pid}-${Date.now()}-${count++}@example.org`;

async function grantOf(request: APIRequestContext, route: string, data: object): Promise<Grant> {
  const reply = await request.post(route, { data });
  if (!reply.ok()) throw new Error(`${route} answered ${reply.status()}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Grant }).data;
}

/** A verified account with the demo account's password, whose hash is copied: a new one would cost as much as a login. */
function seedAccount(account: string) {
  const store = new DatabaseSync(path.join(dataFolder, 'rehearse.db'), { timeout: 5000 });
  try {
    const { changes } = store
      .prepare(
        `insert into users (account, password_hash, verified_at, created_at, vip_until)
         select ?, password_hash, verified_at, created_at, null from users where account = ?`,
      )
      .run(account, demoAccount.account);
    if (changes !== 1) throw new Error('The server of the journeys has no demo account.');
  } finally {
    store.close();
  }
}

/** A new verified account in the store of the journeys' server, logged in by these requests. Signing up has journeys of its own. */
export async function createLearner(request: APIRequestContext): Promise<SignedIn> {
  const account = newAddress('learner');
  const { password } = demoAccount;
  seedAccount(account);
  const { accessToken, expiresAt } = await grantOf(request, '/api/public/login', { account, password });
  return { account, password, token: accessToken, expiresAt };
}

/** A new account at any server of ours, by the mailed code. */
export async function signUpLearner(request: APIRequestContext): Promise<SignedIn> {
  const account = newAddress('learner');
  const password = 'a quiet library';
  await request.post('/api/public/register', { data: { account, password } });
  const verifyCode = await codeFor(request, account);
  const route = '/api/public/verification/verify';
  const { accessToken, expiresAt } = await grantOf(request, route, { account, verifyCode });
  return { account, password, token: accessToken, expiresAt };
}

/** Signs the learner in on a page that is not open yet, once for each tab. */
export async function signIn(page: Pick<Page, 'addInitScript'>, { token, expiresAt }: SignedIn) {
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('authToken', stored);
    },
    JSON.stringify({ accessToken: token, expiresAt }),
  );
}
