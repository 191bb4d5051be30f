import type { zMySession } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Account } from '../../domain/account.ts';
import type { Deps } from '../deps.ts';

/** A session, for its owner. */
export type MySession = z.infer<typeof zMySession>;

/** An account's sessions: the current one first, then by last use. */
export async function listSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: Account,
): Promise<{ sessions: MySession[] }> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens')
          .select('token_hash')
          .whereRef('family', '=', 'sessions.session_id')
          .where('expires_at', '>', clock.now()),
      ),
    )
    .orderBy('seen_at', 'desc')
    .orderBy('session_id')
    .execute();
  const sessions = rows.map((row) => ({
    sessionId: row.session_id,
    browser: row.browser,
    system: row.system,
    startedAt: new Date(row.started_at).toISOString(),
    seenAt: new Date(row.seen_at).toISOString(),
    isCurrent: row.session_id === sessionId,
  }));
  return { sessions: sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}
