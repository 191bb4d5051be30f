import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { ProviderFailed } from '../../http/errors.ts';
import type { FilePart, FileStore } from './types.ts';

/** How a disk of flydrive is to be used. */
export interface DiskOptions {
  readonly disk: Disk;
  /** True when a file that is being written can be seen half: then it is written beside and moved. */
  readonly isWriteVisible: boolean;
  /** Reads a part of a file that is there; flydrive itself reads only whole ones. */
  readonly openPart: (key: string, part: FilePart) => Promise<ReadableStream<Uint8Array>>;
}

/** A file store over a disk of flydrive. */
export function createDiskFiles({ disk, isWriteVisible, openPart }: DiskOptions): FileStore {
  const attempt = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (cause) {
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
    put: (key, bytes, contentType) =>
      attempt(`write ${key}`, async () => {
        if (!isWriteVisible) return disk.put(key, bytes, { contentType });
        const draft = `${key}.${randomUUID()}.part`;
        await disk.put(draft, bytes);
        await disk.move(draft, key);
      }),
    get: (key) => attempt(`read ${key}`, () => ifThere(key, () => disk.getBytes(key))),
    size: (key) =>
      attempt(`measure ${key}`, () => ifThere(key, async () => (await disk.getMetaData(key)).contentLength)),
    open: (key, part) => attempt(`read ${key}`, () => ifThere(key, () => openPart(key, part))),
    has: (key) => attempt(`find ${key}`, () => disk.exists(key)),
    remove: (key) => attempt(`remove ${key}`, () => disk.delete(key)),
  };
}
