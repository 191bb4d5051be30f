import { createHash } from 'node:crypto';
import type { Deps } from '../../http/deps.ts';
import { sessionSeconds } from './tokens.ts';

/** A refresh token as the store knows it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Stores a refresh token of a session. */
export async function storeToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  session: { userId: number; sessionId: string },
): Promise<void> {
  const now = clock.now();
  await db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      family: session.sessionId,
      user_id: session.userId,
      created_at: now,
      expires_at: now + sessionSeconds * 1000,
      used_at: null,
      next_hash: null,
    })
    .execute();
}
