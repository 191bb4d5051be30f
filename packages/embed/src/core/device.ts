import { createClock } from '@rehearse/device/clock';
import { createDatabase } from '@rehearse/device/database';
import { createDrafts, type Drafts } from '@rehearse/device/drafts';
import type { StorageWarning } from '@rehearse/device/outbox';
import type { createRecordings, DeviceRecordings } from '@rehearse/device/recordings';
import { createStorage } from '@rehearse/device/storage';
import type { QuestionDevice } from '../types/question-device.ts';
import type { StorageOption } from './options.ts';
import { createQuestionSound, type QuestionSound } from './sound-desk.ts';

/** What one question works with on this device. */
export interface EmbedDevice extends Omit<QuestionDevice, 'recordings'> {
  /** Null for types that don't record, whose pages need no such code. */
  recordings: DeviceRecordings | null;
  drafts: Drafts;
  soundDesk: QuestionSound;
}

/** `createRecordings` of types that record; others have none. */
export type OpenRecordings = typeof createRecordings | undefined;

/** Names the database and the keys in `localStorage` where the host chose no name. */
export const defaultPrefix = 'rehearse-embed';

type Database = NonNullable<Parameters<typeof createDrafts>[0]['database']>;

const databases = new Map<string, Database>();

function databaseOf(prefix: string): Database {
  const database = databases.get(prefix) ?? createDatabase(prefix);
  databases.set(prefix, database);
  return database;
}

/** Stores that find nothing to store in keep everything in memory. */
const nowhere = () => {
  throw new DOMException('The page wants nothing to be stored.', 'SecurityError');
};
const noDatabase: Database = async () => nowhere();

/**
 * Opens the device for one question. Each has its own, so that a question that is left lets go only of what is its own.
 *
 * @param onWarning called when the device stores nothing, or no more; never with `storage: 'none'`
 */
export function openDevice(
  option: StorageOption,
  onWarning: (warning: StorageWarning) => void,
  openRecordings: OpenRecordings,
): EmbedDevice {
  const base = { account: '', clock: createClock(), soundDesk: createQuestionSound() };
  if (option === 'none') {
    return {
      ...base,
      drafts: createDrafts({ account: '', database: noDatabase }),
      recordings: openRecordings?.({ database: noDatabase }) ?? null,
      storage: createStorage({ storage: nowhere }),
    };
  }
  const { prefix } = option;
  const database = databaseOf(prefix);
  const recordings = openRecordings?.({ database, onWarning }) ?? null;
  // what an earlier visit left and no answer needs
  void recordings?.sweep();
  return {
    ...base,
    recordings,
    drafts: createDrafts({ account: '', database, onWarning }),
    storage: createStorage({ prefix: `${prefix}.`, onWarning }),
  };
}
