import type { Deps } from '../deps.ts';

/** Whether an email address has an account. Accounts are always verified. */
export async function isAccount({ db }: Pick<Deps, 'db'>, account: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('user_id').where('account', '=', account).executeTakeFirst();
  return user !== undefined;
}
