import { type ApiClient, getMe, type Me as MeData, unwrap } from '@rehearse/api-client';
import type { Extras } from '../host/extras.ts';
import type { Bus } from '../lib/bus.ts';

const accountKey = 'account';
const ownerKey = 'owner';

/** The signed-in account: fetched once a session, its address remembered for when the host can't be reached. */
export interface Me {
  /** @throws {ApiError} when the host can't be asked. */
  load(): Promise<MeData>;
  /** The account's address; null when it was never known on this device. */
  address(): Promise<string | null>;
  /** The address as this device remembers it, without asking. */
  recalled(): string | null;
  /** Somebody logged in by this address; it counts until the host says how it writes it. */
  suppose(account: string): void;
  /**
   * Whose work this device keeps: the address, or a name made up for this login where the host can't say whose it is. Null
   * while that may still become known.
   */
  owner(): Promise<string | null>;
}

export function createMe(api: ApiClient, { bus, extras }: { bus: Bus; extras: Extras }): Me {
  let loading: Promise<MeData> | null = null;

  const load = () => {
    loading ??= extras
      .ask('me', () => unwrap(getMe({ client: api })))
      .then(
        (me) => {
          remember(accountKey, me.account);
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
    remember(accountKey, null);
    remember(ownerKey, null);
  });
  const address = () =>
    load().then(
      ({ account }) => account,
      () => recall(accountKey),
    );

  return {
    load: () => {
      forget();
      return load();
    },
    address,
    recalled: () => recall(accountKey),
    suppose: (account) => remember(accountKey, account.trim().toLowerCase()),
    owner: async () => (await address()) ?? (extras.lacks('me') ? madeUpOwner() : null),
  };
}

function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // storage is blocked: it is asked for again next time
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A name for this login that no other has, the same until the logout. */
function madeUpOwner(): string {
  const owner = recall(ownerKey) ?? `login-${crypto.randomUUID()}`;
  remember(ownerKey, owner);
  return owner;
}
