import { type ApiClient, getMe, type Me as MeData, unwrap } from '@rehearse/api-client';
import type { Extras } from '../host/extras.ts';
import type { Bus } from '../lib/bus.ts';

const accountKey = 'account';
const ownerKey = 'owner';

/** The logged-in account, loaded once per session; its address is stored for when the host is unreachable. */
export interface Me {
  /** @throws {ApiError} if the host can't be reached */
  load(): Promise<MeData>;
  /** The account's address; null if this device never knew it. */
  address(): Promise<string | null>;
  /**
   * What the account is called on screen: its address, or the school that it comes from, as its own address is only for the host. Null
   * if this device never knew it.
   */
  title(): Promise<string | null>;
  /** The stored address, without a request. */
  recalled(): string | null;
  /** Sets the address used to log in, until the host returns its own spelling. */
  suppose(account: string): void;
  /**
   * Owner of the data on this device: the address, or a generated name for this login if the host can't tell. Null
   * while it may still become known.
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
    title: () =>
      load().then(
        ({ school, account }) => school ?? account,
        () => shown(recall(accountKey)),
      ),
    recalled: () => recall(accountKey),
    suppose: (account) => remember(accountKey, account.trim().toLowerCase()),
    owner: async () => (await address()) ?? (extras.lacks('me') ? madeUpOwner() : null),
  };
}

/** An address that its owner knows; that of a school's account is in a domain without mail. */
const shown = (address: string | null) => (address?.endsWith('@school.invalid') ? null : address);

function remember(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // storage is blocked: it is requested again next time
  }
}

function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A unique name for this login, stable until logout. */
function madeUpOwner(): string {
  const owner = recall(ownerKey) ?? `login-${crypto.randomUUID()}`;
  remember(ownerKey, owner);
  return owner;
}
