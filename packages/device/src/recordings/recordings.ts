import type { RecordingStore } from '@rehearse/practice-machines/ports';
import { type ChunkRow, type Database, sharedDatabase } from '../shared/database.ts';
import { makeRecording, revokeRecordingUrls } from '../shared/recording.ts';
import { join, type Resample, resampleOffline } from '../shared/sound.ts';
import { createWarner, type WarningListener } from '../shared/warning.ts';
import { toFloat32, toInt16 } from '../shared/wav.ts';

export interface RecordingStoreOptions {
  /** Told when the browser keeps nothing, or has no room; the sound is in memory then. */
  onWarning?: WarningListener;
  /** Default: IndexedDB, one connection for the page. */
  database?: Database;
  /** Default: `OfflineAudioContext`. */
  resample?: Resample;
}

/** The port, and what the app needs to offer recordings that a crash left. */
export interface DeviceRecordings extends RecordingStore {
  /** Ids of the recordings kept here, oldest first. */
  list(): Promise<string[]>;
}

/** Keeps sound in IndexedDB while it is recorded, and makes a WAV file of it on return. */
export function createRecordings(options: RecordingStoreOptions = {}): DeviceRecordings {
  const { database = sharedDatabase(), resample = resampleOffline } = options;
  const warn = createWarner(options.onWarning);
  const memory = new Map<string, ChunkRow[]>();

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

  return {
    createId: () => crypto.randomUUID(),

    async append(recordingId, pcm, sampleRate) {
      const row: ChunkRow = { recordingId, samples: toInt16(pcm), sampleRate };
      // once a piece is in memory the rest follows, so that the order holds
      if (memory.has(recordingId)) return remember(row);
      try {
        await database((db) => db.add('chunks', row));
      } catch (cause) {
        remember(row);
        warn(cause);
      }
    },

    async recover(recordingId) {
      const kept = await read((db) => db.getAllFromIndex('chunks', 'byRecording', recordingId), []);
      const rows = [...kept, ...(memory.get(recordingId) ?? [])];
      const [first] = rows;
      if (!first) return null;
      const pcm = join(rows.map((row) => toFloat32(row.samples)));
      return makeRecording(recordingId, pcm, first.sampleRate, resample);
    },

    async discard(recordingId) {
      revokeRecordingUrls(recordingId);
      memory.delete(recordingId);
      await read(async (db) => {
        const transaction = db.transaction('chunks', 'readwrite');
        const keys = await transaction.store.index('byRecording').getAllKeys(recordingId);
        await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
      }, undefined);
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
