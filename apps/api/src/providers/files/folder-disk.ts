import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DiskOptions } from './disk-files.ts';

/** Accessible only by this user. */
const folderMode = 0o700;
const fileMode = 0o600;
/** Large enough to fail on a full disk. */
const probe = new Uint8Array(64 * 1024);
const limitMs = 20_000;

/** A folder as a flydrive disk; created on the first write. */
export function folderDisk(folder: string): DiskOptions {
  if (existsSync(folder)) chmodSync(folder, folderMode);
  const fileOf = (key: string) => {
    const file = path.resolve(folder, key);
    if (!file.startsWith(folder + path.sep)) throw new Error(`${key} is outside the folder`);
    return file;
  };
  /** Writes a temporary file and renames it, so that readers never see a partial file. */
  async function write(key: string, bytes: Uint8Array, flush: boolean) {
    const file = fileOf(key);
    const draft = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), { recursive: true, mode: folderMode });
    try {
      await writeFile(draft, bytes, { mode: fileMode, flush });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
  return {
    disk: new Disk(new FSDriver({ location: folder, visibility: 'private' })),
    limitMs,
    put: (key, bytes) => write(key, bytes, true),
    async check() {
      const key = `probe-${randomUUID()}`;
      await write(key, probe, false);
      await rm(fileOf(key));
    },
    async openPart(key, part) {
      const file = await open(fileOf(key));
      return Readable.toWeb(file.createReadStream(part)) as ReadableStream<Uint8Array>;
    },
  };
}
