import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Caches expensive results between runs in a JSON file. */
export interface FileCache<T> {
  /** Returns the cached result, or computes and caches it. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  find(key: string): T | undefined;
  set(key: string, value: T): void;
  /** Writes new entries to the file, keeping those that other processes have added in the meantime. */
  save(): void;
}

/**
 * Opens a cache. Keys must include everything that the results depend on. A damaged file counts as empty. The caller is
 * responsible for the type, as only this program writes the file.
 */
export function openFileCache<T>(path: string): FileCache<T> {
  const entries = new Map<string, T>(Object.entries(readEntries<T>(path)));
  let isChanged = false;
  const set = (key: string, value: T) => {
    entries.set(key, value);
    isChanged = true;
  };
  return {
    async get(key, make) {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const value = await make();
      set(key, value);
      return value;
    },
    find: (key) => entries.get(key),
    set,
    save() {
      if (!isChanged) return;
      mkdirSync(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}.tmp`;
      writeFileSync(draft, JSON.stringify({ ...readEntries<T>(path), ...Object.fromEntries(entries) }));
      renameSync(draft, path);
      isChanged = false;
    },
  };
}

function readEntries<T>(path: string): Record<string, T> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
