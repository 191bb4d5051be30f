import { type ApiClient, getMe, type Me as MeData, unwrap } from '@rehearse/api-client';
import type { Bus } from './bus.ts';

const accountKey = 'account';

/** The signed-in account: fetched once a session, its address remembered for when the host can't be reached. */
export interface Me {
  /** @throws {ApiError} when the host can't be asked. */
  load(): Promise<MeData>;
  /** The account's address; null when it was never known on this device. */
  address(): Promise<string | null>;
  /** The address as this device remembers it, without asking. */
  recalled(): string | null;
}

export function createMe(api: ApiClient, bus: Bus): Me {
  let loading: Promise<MeData> | null = null;

  const load = () => {
    loading ??= unwrap(getMe({ client: api })).then(
      (me) => {
        remember(me.account);
        return me;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  const forget = () => {
    loading = null;
  };
  bus.subscribe('login.succeeded', forget);
  bus.subscribe('login.failed', () => {
    forget();
    remember(null);
  });

  return {
    load: () => {
      forget();
      return load();
    },
    address: () =>
      load().then(
        ({ account }) => account,
        () => recall(),
      ),
    recalled: recall,
  };
}

function remember(account: string | null): void {
  try {
    if (account === null) localStorage.removeItem(accountKey);
    else localStorage.setItem(accountKey, account);
  } catch {
    // storage is blocked: the address is asked for again next time
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(accountKey);
  } catch {
    return null;
  }
}
