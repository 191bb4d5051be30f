import type { FileStore } from '../providers/files/types.ts';
import type { Speech } from '../providers/speech/types.ts';

/** An in-memory file store. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    size: async (key) => files.get(key)?.length ?? null,
    open: async (key, { start, end }) => {
      const part = files.get(key)?.slice(start, end + 1);
      return part ? new Blob([part]).stream() : null;
    },
    has: async (key) => files.has(key),
    remove: async (key) => void files.delete(key),
    check: async () => {},
  };
}

/** Fake speech: returns the bytes of the text. */
export function createFakeSpeech(): Speech {
  return { clip: async ({ text }) => new TextEncoder().encode(text), close: async () => {} };
}
