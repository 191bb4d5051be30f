import type { Db } from '../../db/index.ts';

/** Whether a session was created before cookies had a prefix. */
export async function beganWithPlainCookies(db: Db, sessionId: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('plain_cookies')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return session?.plain_cookies === 1;
}
