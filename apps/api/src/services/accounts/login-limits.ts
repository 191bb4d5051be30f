import { networkOf } from '../../domain/address.ts';
import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import type { LimitName } from '../limits/limits.ts';

/** Who tries to log in, and from where. */
export interface LoginCaller {
  account: string;
  /** The caller's address. */
  address: string;
  /** Name of the device, when the account was logged in to from it before. */
  device: string | null;
}

type Taken = readonly [LimitName, string];

/**
 * Counts a login, and returns what uncounts it. A known device has tries of its own, which nobody else can use up. Anyone
 * else has ten; once an account was tried a hundred times in an hour, two an hour from each address, so that its owner
 * gets in from a new place as well.
 *
 * @throws LimitReached
 */
export async function countLogin(
  { limits }: Pick<Deps, 'limits'>,
  { account, address, device }: LoginCaller,
): Promise<() => Promise<void>> {
  const taken: Taken[] = [];
  const take = async (...act: Taken) => {
    await limits.take(...act);
    taken.push(act);
  };
  if (device !== null) {
    await take('loginPerKnownDevice', `${account} ${device}`);
  } else {
    const pair = `${account} ${networkOf(address)}`;
    await take('loginPerAccountAndAddress', pair);
    try {
      await take('loginPerAccount', account);
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      await take('loginUnderAttack', pair);
    }
  }
  return async () => {
    for (const act of taken) await limits.giveBack(...act);
  };
}
