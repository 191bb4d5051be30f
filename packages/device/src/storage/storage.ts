import { createWarner, type WarningListener } from '../shared/warning.ts';

export interface StorageOptions {
  /** Put before every key. Default none. */
  prefix?: string;
  /** Told when the browser keeps nothing, or has no room; values are in memory then. */
  onWarning?: WarningListener;
  /** Default: this page's `localStorage`, asked for at first use. */
  storage?: () => Storage;
}

/** One value kept under one key. */
export interface StoredItem<T> {
  get(): T;
  set(value: T): void;
  remove(): void;
  /** Calls back when another tab changed the value; returns how to stop that. */
  subscribe(listener: (value: T) => void): () => void;
}

export interface TypedStorage {
  /**
   * The value under `key`, as JSON. `read` makes a good value of whatever is there: `undefined` when nothing is, and the
   * text itself when it is no JSON.
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

/** A typed `localStorage` that goes on in memory when the browser blocks it. For small things that may be lost. */
export function createStorage(options: StorageOptions = {}): TypedStorage {
  const { prefix = '', storage = () => window.localStorage, onWarning } = options;
  const warn = createWarner(onWarning);
  const memory = new Map<string, string | null>();

  /** Runs on the browser's storage; where that fails, `instead` runs on the memory. */
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
          const hear = (event: StorageEvent) => {
            // `key` is null when another tab cleared everything
            if (event.key === key || event.key === null) listener(read(parse(event.newValue)));
          };
          window.addEventListener('storage', hear);
          return () => window.removeEventListener('storage', hear);
        },
      };
    },
  };
}
