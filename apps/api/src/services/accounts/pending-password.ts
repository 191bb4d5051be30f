import type { Deps } from '../deps.ts';

/** Hash of the password that an account would be opened to by its mailed code; null when nobody signed up. */
export async function pendingPassword({ db }: Pick<Deps, 'db'>, account: string): Promise<string | null> {
  const code = await db
    .selectFrom('codes')
    .select('password_hash')
    .where('account', '=', account)
    .where('purpose', '=', 'verify')
    .executeTakeFirst();
  return code?.password_hash ?? null;
}
