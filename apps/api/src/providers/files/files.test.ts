import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from './create.ts';
import { createDiskFiles } from './disk-files.ts';
import { folderDisk } from './folder-disk.ts';
import type { FileStore } from './types.ts';

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);

async function inFolder() {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'rehearse-files-'));
  return {
    files: await createFiles({ dataFolder, s3: null }),
    folder: path.join(dataFolder, 'files'),
    end: () => rm(dataFolder, { recursive: true }),
  };
}

async function inBucket() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'rehearse', configs: [] }],
  });
  const { port }: AddressInfo = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const s3 = { bucket: 'rehearse', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, ...keys };
  return {
    files: await createFiles({ dataFolder: folder, s3 }),
    folder: null,
    async end() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('files in %s', (_, open) => {
  let files: FileStore;
  let folder: string | null;
  let end: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    ({ files, folder, end } = await open());
  });
  afterAll(() => end?.());

  it('can be written and read back', async () => {
    await files.put('recordings/a.wav', bytes, 'audio/wav');
    expect(Buffer.compare((await files.get('recordings/a.wav')) ?? new Uint8Array(), bytes)).toBe(0);
    expect(await files.has('recordings/a.wav')).toBe(true);
  });

  it('can be overwritten', async () => {
    await files.put('recordings/b.wav', bytes, 'audio/wav');
    await files.put('recordings/b.wav', bytes.subarray(0, 5), 'audio/wav');
    expect((await files.get('recordings/b.wav'))?.length).toBe(5);
    if (folder)
      expect((await readdir(path.join(folder, 'recordings'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('have a size, and can be read in ranges', async () => {
    await files.put('lessons/a.webm', bytes, 'video/webm');
    expect(await files.size('lessons/a.webm')).toBe(100_000);
    const part = await files.open('lessons/a.webm', { start: 90_000, end: 90_009 });
    expect([...new Uint8Array(await new Response(part).arrayBuffer())]).toEqual([...bytes.subarray(90_000, 90_010)]);
  });

  it('are null when they do not exist', async () => {
    expect(await files.get('recordings/none.wav')).toBeNull();
    expect(await files.has('recordings/none.wav')).toBe(false);
    expect(await files.size('recordings/none.wav')).toBeNull();
    expect(await files.open('recordings/none.wav', { start: 0, end: 1 })).toBeNull();
  });

  it('can be removed twice', async () => {
    await files.put('recordings/c.wav', bytes, 'audio/wav');
    await files.remove('recordings/c.wav');
    await files.remove('recordings/c.wav');
    expect(await files.get('recordings/c.wav')).toBeNull();
  });

  it('cannot escape their folder', async () => {
    await expect(files.put('../../outside', bytes, 'audio/wav')).rejects.toThrow('file store');
  });
});

it('are readable only by this user, even in a folder that was not', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'rehearse-files-'));
  await mkdir(path.join(dataFolder, 'files'));
  for (const folder of [dataFolder, path.join(dataFolder, 'files')]) await chmod(folder, 0o755);
  const files = await createFiles({ dataFolder, s3: null });
  await files.put('recordings/a.wav', bytes, 'audio/wav');
  const modeOf = async (...names: string[]) => (await stat(path.join(dataFolder, 'files', ...names))).mode & 0o777;
  expect([await modeOf(), await modeOf('recordings'), await modeOf('recordings', 'a.wav')]).toEqual([
    0o700, 0o700, 0o600,
  ]);
  await rm(dataFolder, { recursive: true });
});

it.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the folder is not writable'],
])('that fail with %s are reported as an outage with its cause', async (code, reason) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-files-'));
  const put = () => Promise.reject(Object.assign(new Error('refused'), { code }));
  const files = createDiskFiles({ ...folderDisk(folder), put });
  await expect(files.put('recordings/a.wav', bytes, 'audio/wav')).rejects.toMatchObject({
    name: 'Unavailable',
    code: 'server.busy',
    cause: { message: `Failed to write recordings/a.wav: ${reason}.` },
  });
  await rm(folder, { recursive: true });
});

it('in a bucket that never responds time out', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const s3 = {
    bucket: 'b',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  const files = await createFiles({ dataFolder: '', s3 }, { connectMs: 30, silentMs: 30, limitMs: 100 });
  const unreachable = { name: 'ProviderFailed', code: 'files.unreachable' };
  await expect(files.put('recordings/a.wav', bytes, 'audio/wav')).rejects.toMatchObject(unreachable);
  await expect(files.get('recordings/a.wav')).rejects.toMatchObject(unreachable);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});
