import type { RecordingStore } from '@rehearse/practice-machines/ports';
import { type ChunkRow, commit, type Database, sharedDatabase } from '../shared/database.ts';
import { makeRecording, revokeRecordingUrls } from '../shared/recording.ts';
import { join, type Resample, resampleOffline } from '../shared/sound.ts';
import { wholeVideo } from '../shared/video.ts';
import { createWarner, type WarningListener } from '../shared/warning.ts';
import { toFloat32, toInt16 } from '../shared/wav.ts';
import { createRecordingLocks, type RecordingLocks } from './recording-locks.ts';

export interface RecordingStoreOptions {
  /** Called when storage is blocked or full; the sound is then in memory only. */
  onWarning?: WarningListener;
  /** Default: IndexedDB, with one connection per page. */
  database?: Database;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
  /** Default: `navigator.locks`; null where there is none, and then `sweep` deletes nothing. */
  locks?: RecordingLocks | null;
}

const browserLocks = () => (typeof navigator === 'undefined' ? null : (navigator.locks ?? null));

/** The recordings port, with the methods that the microphone and the app need to store, list and recover recordings. */
export interface DeviceRecordings extends RecordingStore {
  /** Appends a piece of a recording's video file; `seconds` is the length of the sound so far. */
  appendVideo(recordingId: string, piece: Blob, seconds: number): Promise<void>;
  /** Ids of the stored recordings, oldest first. */
  list(): Promise<string[]>;
  /** Deletes the stored sound and video once a host has them. Unlike after `discard`, the URL of the recording still works. */
  erase(recordingId: string): Promise<void>;
  /** Call when the question is left: recordings made or recovered on this page are no longer in use. */
  release(): void;
  /**
   * Deletes every recording that no draft or unsent answer on this device refers to, of any account, and that no open tab
   * uses. Never rejects.
   */
  sweep(): Promise<void>;
}

/** Stores sound and video in IndexedDB while recording, and turns what a crash left into a file. */
export function createRecordings(options: RecordingStoreOptions = {}): DeviceRecordings {
  const { database = sharedDatabase(), resample = resampleOffline, locks = browserLocks() } = options;
  const warn = createWarner(options.onWarning);
  const inUse = locks && createRecordingLocks(locks);
  const memory = new Map<string, ChunkRow[]>();
  /** Recordings with a video piece that could not be stored, so that the rest would not play. */
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

  /** The stored video, if it lasts until the end of the sound. */
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

  async function erase(recordingId: string): Promise<void> {
    memory.delete(recordingId);
    await Promise.all([forget('chunks', recordingId), forget('videos', recordingId)]);
  }

  return {
    createId: () => crypto.randomUUID(),

    async append(recordingId, pcm, sampleRate) {
      inUse?.hold(recordingId);
      const row: ChunkRow = { recordingId, samples: toInt16(pcm), sampleRate };
      // once a piece is in memory the others follow, to keep the order
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
      inUse?.hold(recordingId);
      const kept = await read((db) => db.getAllFromIndex('chunks', 'byRecording', recordingId), []);
      const rows = [...kept, ...(memory.get(recordingId) ?? [])];
      const [first] = rows;
      if (!first) return null;
      const pcm = join(rows.map((row) => toFloat32(row.samples)));
      const video = await readVideo(recordingId, pcm.length / first.sampleRate);
      return makeRecording(recordingId, pcm, first.sampleRate, resample, video);
    },

    appendVideo(recordingId, piece, seconds) {
      // in sequence, since each piece is first read
      appending = appending.then(async () => {
        if (incomplete.has(recordingId)) return;
        try {
          const bytes = await piece.arrayBuffer();
          await database((db) => db.add('videos', { recordingId, bytes, seconds }));
        } catch {
          // no warning: the sound is stored, and the page still has the video
          incomplete.add(recordingId);
        }
      });
      return appending;
    },

    erase,

    async discard(recordingId) {
      revokeRecordingUrls(recordingId);
      await erase(recordingId);
    },

    release: () => inUse?.release(),

    async sweep() {
      if (!locks || !inUse) return;
      try {
        const { sweepRecordings } = await import('./sweep.ts');
        await sweepRecordings(database, locks, inUse.has);
      } catch {
        // the rest is deleted by a later sweep
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
