import type { Deps } from '../../http/deps.ts';
import { hashToken } from './refresh-token.ts';

type Needs = Pick<Deps, 'db' | 'sessions'>;

/** Ends the session of a refresh token: no token of it works any more. */
export async function endSession({ db, sessions }: Needs, refreshToken: string): Promise<void> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select('family')
    .where('token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!token) return;
  await db.deleteFrom('refresh_tokens').where('family', '=', token.family).execute();
  sessions.forgetSession(token.family);
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  { db, sessions }: Needs,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('user_id', '=', userId).where('family', '<>', sessionId).execute();
  sessions.forgetUser(userId);
}

/** Ends every session of a user. */
export async function endAllSessions({ db, sessions }: Needs, userId: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
  sessions.forgetUser(userId);
}
