import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { Session } from './session.ts';

/** Life of a refresh token and of the cookies, unless the session ends before; each refresh starts it again. */
export const idleSeconds = 30 * 24 * 60 * 60;

/** A refresh token as the store knows it. */
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
