import type { RecordingStore } from '@rehearse/practice-machines/ports';
import { type ChunkRow, commit, type Database, sharedDatabase } from '../shared/database.ts';
import { makeRecording, revokeRecordingUrls } from '../shared/recording.ts';
import { join, type Resample, resampleOffline } from '../shared/sound.ts';
import { wholeVideo } from '../shared/video.ts';
import { createWarner, type WarningListener } from '../shared/warning.ts';
import { toFloat32, toInt16 } from '../shared/wav.ts';
import { createHolds, type RecordingLocks } from './holds.ts';

export interface RecordingStoreOptions {
  /** Told when the browser keeps nothing, or has no room; the sound is in memory then. */
  onWarning?: WarningListener;
  /** Default: IndexedDB, one connection for the page. */
  database?: Database;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
  /** Default: the browser's `navigator.locks`; null where it has none: nothing is swept then. */
  locks?: RecordingLocks | null;
}

const browserLocks = () => (typeof navigator === 'undefined' ? null : (navigator.locks ?? null));

/** The port, what the microphone needs of it, and what the app needs to offer recordings that a crash left. */
export interface DeviceRecordings extends RecordingStore {
  /** Appends a piece of the video file of a recording; `seconds` is how much sound there is by then. */
  appendVideo(recordingId: string, piece: Blob, seconds: number): Promise<void>;
  /** Ids of the recordings kept here, oldest first. */
  list(): Promise<string[]>;
  /** The question is left: what was recorded or recovered on this page is no longer in use. */
  release(): void;
  /**
   * Deletes every recording that nothing needs: that no draft and no unsent answer on this device names, of any account, and
   * no open tab uses. Never rejects.
   */
  sweep(): Promise<void>;
}

/** Keeps sound and picture in IndexedDB while they are recorded, and makes a file of them on return. */
export function createRecordings(options: RecordingStoreOptions = {}): DeviceRecordings {
  const { database = sharedDatabase(), resample = resampleOffline, locks = browserLocks() } = options;
  const warn = createWarner(options.onWarning);
  const holds = locks && createHolds(locks);
  const memory = new Map<string, ChunkRow[]>();
  /** Recordings of whose video a piece could not be kept; the rest would not play. */
  const incomplete = new Set<string>();
  let appending = Promise.resolve();

  function remember(row: ChunkRow): void {
    memory.set(row.recordingId, [...(memory.get(row.recordingId) ?? []), row]);
  }

  async function read<T>(work: Parameters<typeof database<T>>[0], otherwise: T): Promise<T> {
    try {
      return await database(work);
    } catch (cause) {
      warn(cause);
      return otherwise;
    }
  }

  /** The video that was kept, if it reaches to the end of the sound. */
  async function readVideo(recordingId: string, seconds: number): Promise<Blob | null> {
    if (incomplete.has(recordingId)) return null;
    const rows = await read((db) => db.getAllFromIndex('videos', 'byRecording', recordingId), []);
    return wholeVideo(rows, seconds);
  }

  async function forget(store: 'chunks' | 'videos', recordingId: string): Promise<void> {
    await read(async (db) => {
      const transaction = db.transaction(store, 'readwrite');
      const keys = await transaction.store.index('byRecording').getAllKeys(recordingId);
      await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
    }, undefined);
  }

  return {
    createId: () => crypto.randomUUID(),

    async append(recordingId, pcm, sampleRate) {
      holds?.hold(recordingId);
      const row: ChunkRow = { recordingId, samples: toInt16(pcm), sampleRate };
      // once a piece is in memory the rest follows, so that the order holds
      if (memory.has(recordingId)) return remember(row);
      try {
        await database((db) => {
          const transaction = db.transaction('chunks', 'readwrite');
          return commit(transaction, transaction.store.add(row));
        });
      } catch (cause) {
        remember(row);
        warn(cause);
      }
    },

    async recover(recordingId) {
      holds?.hold(recordingId);
      const kept = await read((db) => db.getAllFromIndex('chunks', 'byRecording', recordingId), []);
      const rows = [...kept, ...(memory.get(recordingId) ?? [])];
      const [first] = rows;
      if (!first) return null;
      const pcm = join(rows.map((row) => toFloat32(row.samples)));
      const video = await readVideo(recordingId, pcm.length / first.sampleRate);
      return makeRecording(recordingId, pcm, first.sampleRate, resample, video);
    },

    appendVideo(recordingId, piece, seconds) {
      // one after the other, since each is read first
      appending = appending.then(async () => {
        if (incomplete.has(recordingId)) return;
        try {
          const bytes = await piece.arrayBuffer();
          await database((db) => db.add('videos', { recordingId, bytes, seconds }));
        } catch {
          // no warning: the sound is kept, and the page still has the video
          incomplete.add(recordingId);
        }
      });
      return appending;
    },

    async discard(recordingId) {
      revokeRecordingUrls(recordingId);
      memory.delete(recordingId);
      await Promise.all([forget('chunks', recordingId), forget('videos', recordingId)]);
    },

    release: () => holds?.release(),

    async sweep() {
      if (!locks || !holds) return;
      try {
        const { sweepRecordings } = await import('./sweep.ts');
        await sweepRecordings(database, locks, holds.has);
      } catch {
        // what is left is swept another time
      }
    },

    async list() {
      const kept = await read(async (db) => {
        const firstKeys: [id: string, key: number][] = [];
        let cursor = await db.transaction('chunks').store.index('byRecording').openKeyCursor(null, 'nextunique');
        while (cursor) {
          firstKeys.push([cursor.key, cursor.primaryKey]);
          cursor = await cursor.continue();
        }
        return firstKeys.sort(([, a], [, b]) => a - b).map(([id]) => id);
      }, [] as string[]);
      return [...new Set([...kept, ...memory.keys()])];
    },
  };
}
