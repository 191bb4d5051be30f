import { randomInt } from 'node:crypto';
import { type CodePurpose, codeMinutes, codePauseSeconds } from '../../domain/code.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

const lifeMs = codeMinutes * 60_000;
const pauseMs = codePauseSeconds * 1000;

type Needs = Pick<Deps, 'db' | 'clock' | 'keys'>;

/** What a code is for. */
export interface CodeRequest {
  account: string;
  purpose: CodePurpose;
  /** For sign-ups: the account's password. When absent, the password of the previous code is kept. */
  passwordHash?: string;
}

/** A code, and whether there is a pending sign-up for it. */
export interface IssuedCode {
  code: string;
  isSignUp: boolean;
}

/**
 * Creates a six-digit code that replaces the account's previous one. It does not depend on whether the account exists, so
 * that neither timing nor reply reveals it; the caller decides whether to mail the code.
 *
 * @throws LimitReached within 60 seconds of the previous one
 */
export async function issueCode(
  { db, clock, keys }: Needs,
  { account, purpose, passwordHash }: CodeRequest,
): Promise<IssuedCode> {
  const now = clock.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    code_hash: keys.hashCode(account, purpose, code),
    expires_at: now + lifeMs,
    tries: 0,
    sent_at: now,
  };
  const issued = await db
    .insertInto('codes')
    .values({ account, purpose, ...row, password_hash: passwordHash ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'purpose'])
        .doUpdateSet((eb) =>
          passwordHash === undefined
            ? row
            : {
                ...row,
                password_hash: passwordHash,
                contested: eb.case().when('codes.password_hash', 'is', null).then(0).else(1).end(),
              },
        )
        // a time in the future means that the clock was set back, so it is ignored
        .where((row_) => row_.or([row_('codes.sent_at', '<=', now - pauseMs), row_('codes.sent_at', '>', now)])),
    )
    .returning('password_hash')
    .executeTakeFirst();
  if (!issued) throw new LimitReached((await waitOf({ db }, account, purpose, now)) / 1000, 'code.tooSoon');
  return { code, isSignUp: issued.password_hash !== null };
}

async function waitOf({ db }: Pick<Deps, 'db'>, account: string, purpose: CodePurpose, now: number) {
  const last = await db
    .selectFrom('codes')
    .select('sent_at')
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return (last?.sent_at ?? now) + pauseMs - now;
}
