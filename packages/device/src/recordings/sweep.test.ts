import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createDrafts } from '../drafts/drafts.ts';
import { createQueue } from '../outbox/queue.ts';
import { createTestDatabase, flush } from '../shared/testing.ts';
import type { RecordingLocks } from './recording-locks.ts';
import { createRecordings } from './recordings.ts';

/** The locks of one browser, held until their work is done. */
function createBrowserLocks() {
  const names: string[] = [];
  const locks = {
    async request(name: string, _options: LockOptions, work: () => Promise<void>) {
      names.push(name);
      await work();
      names.splice(names.indexOf(name), 1);
    },
    query: async () => ({ held: names.map((name) => ({ name })), pending: [] }),
  };
  return locks as unknown as RecordingLocks;
}

const account = 'ann@example.org';
const sound = new Float32Array(400);

function openBrowser() {
  const { database } = createTestDatabase();
  const locks = createBrowserLocks();
  const openTab = () => createRecordings({ database, locks, resample: async (pcm) => pcm });
  return { database, openTab };
}

describe('sweeping recordings', () => {
  it('deletes unreferenced sound and video, including what an earlier page left', async () => {
    const { database, openTab } = openBrowser();
    const left = openTab();
    await left.append('orphan', sound, 16_000);
    await left.appendVideo('orphan', new Blob(['video']), 1);
    left.release();
    await flush();
    await openTab().sweep();
    expect(await openTab().list()).toEqual([]);
    expect(await database((db) => db.count('videos'))).toBe(0);
  });

  it('keeps a recording that a draft of any account refers to, until the draft is removed', async () => {
    const { database, openTab } = openBrowser();
    const tab = openTab();
    for (const id of ['current', 'take', 'orphan']) await tab.append(id, sound, 16_000);
    tab.release();
    await flush();
    const drafts = createDrafts({ account, database });
    await drafts.save(7, { answer: { recordingId: 'current', takeIds: ['take'] } });
    await tab.sweep();
    expect(await tab.list()).toEqual(['current', 'take']);
    await drafts.remove(7);
    await tab.sweep();
    expect(await tab.list()).toEqual([]);
  });

  it('keeps a recording that an unsent or refused answer refers to, until the host has it', async () => {
    const { database, openTab } = openBrowser();
    const tab = openTab();
    await tab.append('sound', sound, 16_000);
    tab.release();
    await flush();
    const queue = createQueue({ account, database });
    const payload = { questionId: 7, given: { kind: 'recording', file: new Blob(['RIFF']), recordingId: 'sound' } };
    await queue.add({ idempotencyKey: 'key', kind: 'recording', payload, createdAt: 0 });
    await tab.sweep();
    await queue.refuse('key', { status: 400, message: 'No.' });
    await tab.sweep();
    expect(await tab.list()).toEqual(['sound']);
    await queue.remove('key');
    await tab.sweep();
    expect(await tab.list()).toEqual([]);
  });

  it('keeps what this or another tab records until the question is left', async () => {
    const { openTab } = openBrowser();
    const [mine, other] = [openTab(), openTab()];
    await mine.append('mine', sound, 16_000);
    await other.append('other', sound, 16_000);
    await mine.sweep();
    expect(await mine.list()).toEqual(['mine', 'other']);
    mine.release();
    await flush();
    await other.sweep();
    expect(await mine.list()).toEqual(['other']);
  });

  it('keeps everything where there are no Web Locks', async () => {
    const { database } = openBrowser();
    const tab = createRecordings({ database, locks: null });
    await tab.append('sound', sound, 16_000);
    await tab.sweep();
    expect(await tab.list()).toEqual(['sound']);
  });
});
