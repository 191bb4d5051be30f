import { lacksCall, NotOffered } from '@rehearse/api-client';

/** Optional features of a host, beyond the calls that every host has. */
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
  | 'mistakes'
  | 'plan'
  | 'sittings'
  | 'classes'
  | 'schools'
  | 'preview'
  | 'stats'
  | 'credits'
  | 'lessons'
  | 'messages'
  | 'teaching'
  | 'corrections'
  | 'transcripts';

/** Which optional features a host lacks, as far as known. */
export interface Extras {
  lacks(extra: Extra): boolean;
  /** Records that the host lacks this feature, found out elsewhere. */
  miss(extra: Extra): void;
  subscribe(onChange: () => void): () => void;
  /**
   * Calls an optional feature, unless the host is known to lack it.
   *
   * @throws {NotOffered} if the host lacks it
   */
  ask<T>(extra: Extra, call: () => Promise<T>): Promise<T>;
}

/** Cheap reads that probe for a feature; null if it can't be probed now. */
export type Probes = Partial<Record<Extra, () => Promise<unknown> | null>>;

const storageKey = 'missingExtras';

const ignore = () => {};

/** Kept in session storage: a later visit probes again, because the host may have been upgraded. */
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
    // storage is blocked: the next page probes again
  }
}

/**
 * Finds out from the calls themselves what a host lacks, once per feature. When one is missing, the others are probed
 * as well, so that the UI offers nothing that the host lacks. The probes are loaded then: most hosts lack nothing.
 */
export function createExtras(loadProbes: () => Promise<Probes> = async () => ({})): Extras {
  const listeners = new Set<() => void>();
  const missing = recall();
  /** Concurrent calls wait for the result of the first. */
  const firstCalls = new Map<Extra, Promise<void>>();

  function miss(extra: Extra): void {
    if (missing.has(extra)) return;
    missing.add(extra);
    remember(missing);
    for (const listener of listeners) listener();
    loadProbes().then(probeOthers, ignore);
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

  function probeOthers(probes: Probes): void {
    for (const [name, probe] of Object.entries(probes)) {
      const extra = name as Extra;
      if (missing.has(extra) || firstCalls.has(extra)) continue;
      const call = probe();
      // the result is recorded; nobody waits for it
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
