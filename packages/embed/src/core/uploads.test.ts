import { expect, it, vi } from 'vitest';
import type { Upload, UploadInfo } from './options.ts';
import { createUploads } from './uploads.ts';

const file = new Blob(['sound'], { type: 'audio/wav' });

/** An upload whose outcome the test decides. */
function start() {
  const calls: { info: UploadInfo; resolve: (url: string) => void; reject: (cause: unknown) => void }[] = [];
  const upload: Upload = (_, info) => new Promise((resolve, reject) => calls.push({ info, resolve, reject }));
  const uploads = createUploads({ questionId: 7, submoduleId: 2, upload: () => upload });
  const changed = vi.fn();
  uploads.subscribe(changed);
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing is uploaded.');
    return call;
  };
  return { uploads, calls, changed, last };
}

it('says what is uploaded, and how much of it is', async () => {
  const { uploads, last, changed } = start();
  const sent = uploads.send(file, () => {});
  expect(last().info).toMatchObject({ questionId: 7, submoduleId: 2, type: 'audio/wav' });
  expect(uploads.state()).toEqual({ phase: 'uploading', share: null });
  last().info.onProgress(0.5);
  expect(uploads.state()).toEqual({ phase: 'uploading', share: 0.5 });
  last().resolve('https://host.example/a.wav');
  expect(await sent).toBe('https://host.example/a.wav');
  expect(uploads.state()).toEqual({ phase: 'done' });
  expect(changed).toHaveBeenCalledTimes(3);
});

it('keeps the file of an upload that failed, and tries again when it is asked to', async () => {
  const { uploads, calls, last } = start();
  const failed = vi.fn();
  const sent = uploads.send(file, failed);
  last().reject(new Error('no network'));
  await vi.waitFor(() => expect(uploads.state()).toEqual({ phase: 'failed' }));
  expect(failed).toHaveBeenCalledWith(new Error('no network'));
  uploads.retry();
  uploads.retry();
  expect(calls).toHaveLength(2);
  last().resolve('/a.wav');
  expect(await sent).toBe('/a.wav');
});

it('ends an upload that is not wanted any more, whatever becomes of it', async () => {
  const { uploads, last } = start();
  const done = vi.fn();
  void uploads.send(file, done).then(done);
  const { info, resolve } = last();
  uploads.reset();
  expect(info.signal.aborted).toBe(true);
  resolve('/late.wav');
  info.onProgress(1);
  await Promise.resolve();
  expect(uploads.state()).toEqual({ phase: 'none' });
  expect(done).not.toHaveBeenCalled();
});

it('fails where the page gave nothing that stores recordings', async () => {
  const uploads = createUploads({ questionId: 7, submoduleId: 2, upload: () => undefined });
  void uploads.send(file, () => {});
  await vi.waitFor(() => expect(uploads.state()).toEqual({ phase: 'failed' }));
});
