import type { CodePurpose } from '../../domain/code.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';

/**
 * Runs what sends an account a code, and counts it towards the account's codes of the day. One that comes too soon
 * after the last is not counted, or a stranger could use the day up in a moment.
 *
 * @throws LimitReached when the day's codes are used up, and what `work` throws
 */
export async function withinDailyLimit<Result>(
  { limits }: Pick<Deps, 'limits'>,
  { account, purpose }: { account: string; purpose: CodePurpose },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${purpose} ${account}`;
  await limits.take('sendPerAccount', key);
  try {
    return await work();
  } catch (error) {
    if (error instanceof LimitReached) await limits.giveBack('sendPerAccount', key);
    throw error;
  }
}
