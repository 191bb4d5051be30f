import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { Session } from './session.ts';

/** Lifetime of a refresh token and the cookies, unless the session ends earlier; renewed by each refresh. */
export const idleSeconds = 30 * 24 * 60 * 60;

/** The hash under which a refresh token is stored. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores a refresh token of a session. */
export async function storeToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  session: Session,
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      family: session.sessionId,
      user_id: session.userId,
      created_at: now,
      expires_at: Math.min(now + idleSeconds * 1000, session.endsAt),
      used_at: null,
      next_hash: null,
    })
    .execute();
}
