import { inTransaction } from '../../db/index.ts';
import type { Deps } from '../deps.ts';
import { removeSession } from './end.ts';
import { beganWithPlainCookies } from './plain-cookies.ts';
import { hashToken, storeToken } from './refresh-token.ts';
import type { Session } from './session.ts';
import { grant, type SessionGrant } from './start.ts';

/** Grace period in which an exchanged refresh token still works, for concurrent tabs. */
const graceMs = 10_000;

type Needs = Pick<Deps, 'db' | 'keys' | 'clock' | 'sessions'>;
type Outcome = (Session & { refreshToken: string | null }) | { stolenSession: string; userId: number } | null;

/** A new grant; null when the token is invalid. `stolenFrom` is the user whose session was ended because a token was reused. */
export type Refreshed = { grant: SessionGrant } | { grant: null; stolenFrom: number | null };

/**
 * Exchanges a refresh token for its successor, unless it is unknown, expired or already used.
 *
 * A used token returns the same successor again until that is used, because the reply may have been lost. After that it
 * yields only an access token, for ten seconds. Any later use means that two parties have the token, so the whole session
 * is ended.
 *
 * @param isPlain the token came in a cookie without a prefix, which is only valid for sessions that predate it
 */
export async function refreshSession(deps: Needs, refreshToken: string, isPlain = false): Promise<Refreshed> {
  if (isPlain && !(await isOfPlainCookies(deps, refreshToken))) return { grant: null, stolenFrom: null };
  const outcome = await inTransaction(deps.db, (db) => exchange({ ...deps, db }, refreshToken));
  if (outcome === null) return { grant: null, stolenFrom: null };
  if ('stolenSession' in outcome) {
    deps.sessions.forgetSession(outcome.stolenSession);
    return { grant: null, stolenFrom: outcome.userId };
  }
  return { grant: await grant(deps, outcome, outcome.refreshToken) };
}

async function exchange(deps: Needs, refreshToken: string): Promise<Outcome> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const child = keys.childOf(refreshToken);
  const exchanged = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now, next_hash: hashToken(child) })
    .where('token_hash', '=', hashToken(refreshToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('family')
    .executeTakeFirst();
  if (!exchanged) return judgeUsed(deps, refreshToken, child);
  const seen = await db
    .updateTable('sessions')
    .set({ seen_at: now })
    .where('session_id', '=', exchanged.family)
    .returning(['user_id', 'session_id', 'ends_at'])
    .executeTakeFirst();
  if (!seen) return null;
  const session = { userId: seen.user_id, sessionId: seen.session_id, endsAt: seen.ends_at };
  await storeToken(deps, child, session);
  return { ...session, refreshToken: child };
}

async function judgeUsed({ db, clock }: Needs, refreshToken: string, child: string): Promise<Outcome> {
  const now = clock.now();
  const used = await db
    .selectFrom('refresh_tokens as parent')
    .innerJoin('sessions', 'sessions.session_id', 'parent.family')
    .leftJoin('refresh_tokens as child', 'child.token_hash', 'parent.next_hash')
    .select([
      'parent.user_id',
      'parent.family',
      'parent.used_at',
      'parent.expires_at',
      'sessions.ends_at',
      'child.used_at as child_used_at',
    ])
    .where('parent.token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!used || used.used_at === null || used.expires_at <= now) return null;
  const session = { userId: used.user_id, sessionId: used.family, endsAt: used.ends_at };
  if (used.child_used_at === null) return { ...session, refreshToken: child };
  if (now - used.used_at > graceMs) {
    await removeSession(db, used.family);
    return { stolenSession: used.family, userId: used.user_id };
  }
  return { ...session, refreshToken: null };
}

async function isOfPlainCookies({ db }: Needs, refreshToken: string): Promise<boolean> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('family')
    .where('token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return token !== undefined && beganWithPlainCookies(db, token.family);
}
