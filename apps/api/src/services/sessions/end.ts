import { type Db, inTransaction } from '../../db/index.ts';
import type { Account } from '../../domain/account.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { hashToken } from './refresh-token.ts';

type Needs = Pick<Deps, 'db' | 'sessions'>;

/** Deletes a session and its tokens. */
export async function removeSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('family', '=', sessionId).execute();
  await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
}

/** Ends the session of a refresh token, which invalidates all its tokens. Returns the user id. */
export async function endSession({ db, sessions }: Needs, refreshToken: string): Promise<number | null> {
  const token = await db
    .selectFrom('refresh_tokens')
    .select(['family', 'user_id'])
    .where('token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (!token) return null;
  await inTransaction(db, (tx) => removeSession(tx, token.family));
  sessions.forgetSession(token.family);
  return token.user_id;
}

/**
 * Ends one of a learner's sessions.
 *
 * @throws NotFound when it does not exist or belongs to another learner
 */
export async function endSessionOf(
  { db, sessions }: Needs,
  { userId }: Pick<Account, 'userId'>,
  sessionId: string,
): Promise<void> {
  const found = await db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw new NotFound('session.notFound');
  await inTransaction(db, (tx) => removeSession(tx, sessionId));
  sessions.forgetSession(sessionId);
}

/** Ends all of a user's sessions except one. */
export async function endOtherSessions(
  { db, sessions }: Needs,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('refresh_tokens').where('user_id', '=', userId).where('family', '<>', sessionId).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).where('session_id', '<>', sessionId).execute();
  });
  sessions.forgetUser(userId);
}

/** Ends all of a user's sessions. */
export async function endAllSessions({ db, sessions }: Needs, userId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute();
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  });
  sessions.forgetUser(userId);
}

/** Removes sessions without remaining tokens. */
export async function removeEnded(db: Db): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('refresh_tokens').select('token_hash').whereRef('family', '=', 'sessions.session_id'))),
    )
    .execute();
}
