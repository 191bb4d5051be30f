import { createWarner, type WarningListener } from '../shared/warning.ts';

export interface StorageOptions {
  /** Prefix of every key. Default none. */
  prefix?: string;
  /** Called when storage is blocked or full; values are then in memory only. */
  onWarning?: WarningListener;
  /** Default: the page's `localStorage`, accessed on first use. */
  storage?: () => Storage;
}

/** One value stored under one key. */
export interface StoredItem<T> {
  get(): T;
  set(value: T): void;
  remove(): void;
  /** Subscribes to changes by other tabs; returns the function that unsubscribes. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface TypedStorage {
  /**
   * The value under `key`, stored as JSON. `read` must return a valid value for anything: it receives `undefined` when nothing
   * is stored, and the raw text when it is not JSON.
   */
  item<T>(key: string, read: (saved: unknown) => T): StoredItem<T>;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A typed `localStorage` that falls back to memory when the browser blocks it. Only for values that may be lost. */
export function createStorage(options: StorageOptions = {}): TypedStorage {
  const { prefix = '', storage = () => window.localStorage, onWarning } = options;
  const warn = createWarner(onWarning);
  const memory = new Map<string, string | null>();

  /** Tries the browser's storage, and falls back to memory. */
  function attempt<T>(work: (kept: Storage) => T, instead: () => T): T {
    try {
      return work(storage());
    } catch (cause) {
      warn(cause);
      return instead();
    }
  }

  function readText(key: string): string | null {
    const unsaved = memory.get(key);
    if (unsaved !== undefined) return unsaved;
    return attempt(
      (kept) => kept.getItem(key),
      () => null,
    );
  }

  function write(key: string, text: string | null): void {
    attempt(
      (kept) => {
        if (text === null) kept.removeItem(key);
        else kept.setItem(key, text);
        memory.delete(key);
      },
      () => void memory.set(key, text),
    );
  }

  return {
    item(name, read) {
      const key = prefix + name;
      return {
        get: () => read(parse(readText(key))),
        set: (value) => write(key, JSON.stringify(value)),
        remove: () => write(key, null),
        subscribe(listener) {
          if (typeof window === 'undefined') return () => {};
          const onStorage = (event: StorageEvent) => {
            // `key` is null when another tab cleared everything
            if (event.key === key || event.key === null) listener(read(parse(event.newValue)));
          };
          window.addEventListener('storage', onStorage);
          return () => window.removeEventListener('storage', onStorage);
        },
      };
    },
  };
}
