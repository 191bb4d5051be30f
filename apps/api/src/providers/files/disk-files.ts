import type { Disk } from 'flydrive';
import { storeFaultOf } from '../../db/index.ts';
import { ProviderFailed, Unavailable } from '../../domain/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import type { FilePart, FileStore } from './types.ts';

/** Minimum transfer rate for large files. */
const bytesPerMs = 500;

/** A flydrive disk and how to use it. */
export interface DiskOptions {
  readonly disk: Disk;
  /** Writes a file atomically. */
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Time limit per call; large files get more. */
  readonly limitMs: number;
  /** Rejects when the store is not writable. */
  readonly check: () => Promise<unknown>;
  /** Reads a range of an existing file; flydrive itself only reads whole files. */
  readonly openPart: (key: string, part: FilePart) => Promise<ReadableStream<Uint8Array>>;
}

/** A file store on a flydrive disk. */
export function createDiskFiles({ disk, put, limitMs, check, openPart }: DiskOptions): FileStore {
  const attempt = async <Result>(what: string, work: () => Promise<Result>, bytes = 0): Promise<Result> => {
    try {
      return await withTimeout(limitMs + bytes / bytesPerMs, work());
    } catch (cause) {
      const fault = storeFaultOf(cause);
      if (fault === 'full' || fault === 'read-only') {
        const reason = fault === 'full' ? 'the disk is full' : 'the folder is not writable';
        throw new Unavailable('server.busy', { cause: new Error(`Failed to ${what}: ${reason}.`, { cause }) });
      }
      throw new ProviderFailed('files.unreachable', {
        cause: new Error(`The file store failed to ${what}.`, { cause }),
      });
    }
  };
  const ifThere = async <Result>(key: string, read: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await read();
    } catch (error) {
      if (await disk.exists(key)) throw error;
      return null;
    }
  };
  return {
    put: (key, bytes, contentType) => attempt(`write ${key}`, () => put(key, bytes, contentType), bytes.length),
    get: (key) => attempt(`read ${key}`, () => ifThere(key, () => disk.getBytes(key))),
    size: (key) =>
      attempt(`measure ${key}`, () => ifThere(key, async () => (await disk.getMetaData(key)).contentLength)),
    open: (key, part) => attempt(`read ${key}`, () => ifThere(key, () => openPart(key, part))),
    has: (key) => attempt(`find ${key}`, () => disk.exists(key)),
    remove: (key) => attempt(`remove ${key}`, () => disk.delete(key)),
    async check() {
      await check();
    },
  };
}
