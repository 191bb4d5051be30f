import { timingSafeEqual } from 'node:crypto';
import { type CodePurpose, codeMinutes, maxCodeAttempts } from '../../domain/code.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'keys'>;

/** Data stored with a code. */
export interface UsedCode {
  /** For sign-ups: the password hash. */
  passwordHash: string | null;
  /** Whether there were earlier sign-ups for the account. */
  isContested: boolean;
}

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Consumes a code. The attempt is counted in a single statement before the code is compared, so concurrent attempts can't
 * exceed the limit, and only one of several correct ones succeeds.
 *
 * @throws InvalidInput when it is wrong, used, older than ten minutes, or out of attempts
 */
export async function consumeCode(
  { db, clock, keys }: Needs,
  { account, purpose, code }: { account: string; purpose: CodePurpose; code: string },
): Promise<UsedCode> {
  const wrong = new InvalidInput('code.wrong', { field: 'verifyCode' });
  const tried = await db
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('tries', '<', maxCodeAttempts)
    .where('expires_at', '>', clock.now())
    // setting the clock back must not extend a code's lifetime
    .where('expires_at', '<=', clock.now() + codeMinutes * 60_000)
    .returning('code_hash')
    .executeTakeFirst();
  if (!tried || !isSame(tried.code_hash, keys.hashCode(account, purpose, code.trim()))) throw wrong;
  const used = await db
    .deleteFrom('codes')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', tried.code_hash)
    .returning(['password_hash', 'contested'])
    .executeTakeFirst();
  if (!used) throw wrong;
  return { passwordHash: used.password_hash, isContested: used.contested === 1 };
}
