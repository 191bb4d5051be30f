import type { Deps } from '../deps.ts';

/** Password hash of the account's pending sign-up; null when there is none. */
export async function pendingPassword({ db }: Pick<Deps, 'db'>, account: string): Promise<string | null> {
  const code = await db
    .selectFrom('codes')
    .select('password_hash')
    .where('account', '=', account)
    .where('purpose', '=', 'verify')
    .executeTakeFirst();
  return code?.password_hash ?? null;
}
