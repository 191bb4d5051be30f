import { lacksCall, NotOffered } from '@rehearse/api-client';

/** What a host may offer beyond the calls that every host has. */
export type Extra =
  | 'me'
  | 'history'
  | 'payments'
  | 'receipts'
  | 'password'
  | 'sessions'
  | 'devices'
  | 'deletion'
  | 'attempts'
  | 'places'
  | 'texts'
  | 'descriptions'
  | 'recordings'
  | 'notebook'
  | 'preview'
  | 'stats'
  | 'lessons'
  | 'messages'
  | 'teaching';

/** Which extras a host lacks, as far as it was found out. */
export interface Extras {
  lacks(extra: Extra): boolean;
  /** It was found out in another way that the host lacks this one. */
  miss(extra: Extra): void;
  subscribe(onChange: () => void): () => void;
  /**
   * Makes a call of an extra, unless the host is known to lack it.
   *
   * @throws {NotOffered} when the host lacks it
   */
  ask<T>(extra: Extra, call: () => Promise<T>): Promise<T>;
}

/** Cheap reads that tell whether a host has an extra; null where it can't be asked now. */
export type Probes = Partial<Record<Extra, () => Promise<unknown> | null>>;

const storageKey = 'missingExtras';

const ignore = () => {};

/** Lasts as long as the tab: another visit finds out what the host has learnt meanwhile. */
function recall(): Set<Extra> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? (kept as Extra[]) : []);
  } catch {
    return new Set();
  }
}

function remember(missing: ReadonlySet<Extra>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...missing]));
  } catch {
    // storage is blocked: it is found out again on the next page
  }
}

/**
 * Finds out by the calls themselves what a host lacks, once for each extra. Once one is missing the others are in doubt: the
 * probes are made, so that nothing is shown that leads nowhere.
 */
export function createExtras(probes: Probes = {}): Extras {
  const listeners = new Set<() => void>();
  const missing = recall();
  /** What the first call of an extra finds out spares the others: they wait for it. */
  const firstCalls = new Map<Extra, Promise<void>>();

  function miss(extra: Extra): void {
    if (missing.has(extra)) return;
    missing.add(extra);
    remember(missing);
    for (const listener of listeners) listener();
    probeOthers();
  }

  async function attempt<T>(extra: Extra, call: () => Promise<T>): Promise<T> {
    if (missing.has(extra)) throw new NotOffered();
    try {
      return await call();
    } catch (error) {
      if (!lacksCall(error)) throw error;
      miss(extra);
      throw new NotOffered(error);
    }
  }

  function ask<T>(extra: Extra, call: () => Promise<T>): Promise<T> {
    const first = firstCalls.get(extra);
    if (first !== undefined) return first.then(() => attempt(extra, call));
    const made = attempt(extra, call);
    firstCalls.set(extra, made.then(ignore, ignore));
    return made;
  }

  function probeOthers(): void {
    for (const [name, probe] of Object.entries(probes)) {
      const extra = name as Extra;
      if (missing.has(extra) || firstCalls.has(extra)) continue;
      const call = probe();
      // what comes of it is remembered; nobody waits for it
      if (call) ask(extra, () => call).catch(ignore);
    }
  }

  return {
    lacks: (extra) => missing.has(extra),
    miss,
    ask,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
