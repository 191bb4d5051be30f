import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Account } from '../domain/account.ts';
import { NotAuthenticated, NotFound } from '../domain/errors.ts';
import type { Deps } from '../services/deps.ts';
import { identify } from '../services/sessions/identify.ts';
import { beganWithPlainCookies } from '../services/sessions/plain-cookies.ts';
import { readToken } from '../services/sessions/tokens.ts';
import { repliesOverTls } from './address.ts';
import { readCookie } from './cookies.ts';
import type { AppEnv } from './env.ts';
import type { Access } from './route.ts';

const bearerOf = (c: Context) => /^Bearer +([\w.~+/-]+=*) *$/i.exec(c.req.header('authorization') ?? '')?.[1];

/** The account of the session cookie, or null. A cookie without the prefix is only valid for sessions that predate it. */
export async function readerOf(c: Context<AppEnv>, deps: Deps): Promise<Account | null> {
  const call = { cookie: (name: string) => getCookie(c, name), isSecure: repliesOverTls(c, deps.config) };
  const cookie = readCookie(call, 'rehearse_session');
  if (!cookie?.value) return null;
  const account = await identify(deps, 'reader', cookie.value);
  if (!account || !cookie.isPlain) return account;
  return (await beganWithPlainCookies(deps.db, account.sessionId)) ? account : null;
}

async function bearer(c: Context<AppEnv>, deps: Deps): Promise<Account> {
  const token = bearerOf(c);
  if (token === undefined) throw new NotAuthenticated();
  const account = await identify(deps, 'access', token);
  if (!account) throw new NotAuthenticated('account.sessionExpired');
  return account;
}

async function owner(c: Context<AppEnv>, deps: Deps): Promise<Account> {
  const token = bearerOf(c);
  const account = (token && (await identify(deps, 'access', token))) || (await readerOf(c, deps));
  if (!account) throw new NotFound();
  return account;
}

const checks: Record<Access, (c: Context<AppEnv>, deps: Deps) => Promise<Account | null>> = {
  public: async () => null,
  reader: readerOf,
  bearer,
  owner,
};

/**
 * The account of a request, if the operation's access level requires one.
 *
 * @throws NotAuthenticated, or NotFound for resources whose existence only the owner may learn
 */
export function authenticate(c: Context<AppEnv>, deps: Deps, access: Access): Promise<Account | null> {
  return checks[access](c, deps);
}

/** A point in time before any of our tokens expires. */
const always = { now: () => 0 };

/**
 * Whether the token was signed by us, even if it has expired: its sender has an account and gets longer body timeouts than
 * a visitor. It grants no access. Checked only while the body has not arrived completely.
 */
export async function isFromLearner(c: Context<AppEnv>, { keys }: Pick<Deps, 'keys'>): Promise<boolean> {
  const token = bearerOf(c);
  if (token === undefined || c.get('body').isComplete) return false;
  return (await readToken({ keys, clock: always }, 'access', token)) !== null;
}
