import type { Account } from '../../domain/account.ts';
import type { Deps } from '../deps.ts';
import { type Audience, readToken } from './tokens.ts';

type Needs = Pick<Deps, 'db' | 'keys' | 'clock' | 'sessions'>;

/** The account of a token, or null when the token is invalid or its session has ended. */
export async function identify(deps: Needs, audience: Audience, token: string): Promise<Account | null> {
  const now = deps.clock.now();
  const cacheKey = `${audience}:${token}`;
  const known = deps.sessions.find(cacheKey, now);
  if (known) return known;

  const asOf = deps.sessions.forgettings();
  const subject = await readToken(deps, audience, token);
  if (!subject) return null;
  const user = await deps.db
    .selectFrom('refresh_tokens')
    .innerJoin('users', 'users.user_id', 'refresh_tokens.user_id')
    .select('users.account')
    .where('refresh_tokens.family', '=', subject.sessionId)
    .where('refresh_tokens.user_id', '=', subject.userId)
    .limit(1)
    .executeTakeFirst();
  if (!user) return null;
  const account = { userId: subject.userId, sessionId: subject.sessionId, account: user.account };
  deps.sessions.keep(cacheKey, account, { now, expiresAt: subject.expiresAt, asOf });
  return account;
}
