import { inTransaction } from '../../db/index.ts';
import type { Deps } from '../../http/deps.ts';
import { hashToken, storeToken } from './refresh-token.ts';
import { grant, type SessionGrant } from './start.ts';

/** How long the parent of a refresh token that was used still works: for two tabs. */
const graceMs = 10_000;

type Needs = Pick<Deps, 'db' | 'keys' | 'clock' | 'sessions' | 'log'>;
type Outcome = { userId: number; sessionId: string; refreshToken: string | null } | { stolenSession: string } | null;

/**
 * Exchanges a refresh token for the next one. Null when it is unknown, expired, or was used before.
 *
 * A used token gives the same child again until that child is used: its reply may have been lost with the connection, for
 * however long. Then it gives only an access token for ten seconds. Any later use means that two hold the token, so the
 * whole session ends.
 */
export async function refreshSession(deps: Needs, refreshToken: string): Promise<SessionGrant | null> {
  const outcome = await inTransaction(deps.db, (db) => exchange({ ...deps, db }, refreshToken));
  if (outcome === null) return null;
  if ('stolenSession' in outcome) {
    deps.sessions.forgetSession(outcome.stolenSession);
    deps.log.warn({ sessionId: outcome.stolenSession }, 'a used refresh token came back: session ended');
    return null;
  }
  return grant(deps, outcome, outcome.refreshToken);
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
    .returning(['user_id', 'family'])
    .executeTakeFirst();
  if (!exchanged) return judgeUsed(deps, refreshToken, child);
  const session = { userId: exchanged.user_id, sessionId: exchanged.family };
  await storeToken(deps, child, session);
  return { ...session, refreshToken: child };
}

async function judgeUsed({ db, clock }: Needs, refreshToken: string, child: string): Promise<Outcome> {
  const now = clock.now();
  const used = await db
    .selectFrom('refresh_tokens as parent')
    .leftJoin('refresh_tokens as child', 'child.token_hash', 'parent.next_hash')
    .select([
      'parent.user_id',
      'parent.family',
      'parent.used_at',
      'parent.expires_at',
      'child.used_at as child_used_at',
    ])
    .where('parent.token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!used || used.used_at === null || used.expires_at <= now) return null;
  const session = { userId: used.user_id, sessionId: used.family };
  if (used.child_used_at === null) return { ...session, refreshToken: child };
  if (now - used.used_at > graceMs) {
    await db.deleteFrom('refresh_tokens').where('family', '=', used.family).execute();
    return { stolenSession: used.family };
  }
  return { ...session, refreshToken: null };
}
