import { createClock } from '@rehearse/device/clock';
import type { Database } from '@rehearse/device/database';
import type { Drafts } from '@rehearse/device/drafts';
import type { StorageWarning } from '@rehearse/device/outbox';
import type { DeviceRecordings } from '@rehearse/device/recordings';
import { createStorage } from '@rehearse/device/storage';
import type { QuestionDevice } from '../types/question-device.ts';
import type { LazyClaim } from './lazy-claim.ts';
import { lazyDrafts } from './lazy-drafts.ts';
import { loadStores } from './load-stores.ts';
import { memoryDrafts } from './memory-drafts.ts';
import type { StorageOption } from './options.ts';
import type { QuestionSound } from './sound-desk.ts';
import type { TypeParts } from './type-parts.ts';

/** What one question works with on this device. */
export interface EmbedDevice extends Omit<QuestionDevice, 'recordings'> {
  /** Null for types that don't record, whose pages need no such code. */
  recordings: DeviceRecordings | null;
  drafts: Drafts;
  soundDesk?: QuestionSound;
}

/** Names the database and the keys in `localStorage` where the host chose no name. */
export const defaultPrefix = 'rehearse-embed';

const databases = new Map<string, Promise<Database>>();

async function openDatabase(prefix: string): Promise<Database> {
  const opening = databases.get(prefix) ?? loadStores().then(({ createDatabase }) => createDatabase(prefix));
  databases.set(prefix, opening);
  try {
    return await opening;
  } catch (cause) {
    databases.delete(prefix);
    throw cause;
  }
}

/** Prefixes under which this page has kept a draft, also where the browser remembers nothing. */
const keeping = new Set<string>();

/** Stores that find nothing to store in keep everything in memory. */
const nowhere = () => {
  throw new DOMException('The page wants nothing to be stored.', 'SecurityError');
};
const noDatabase: Database = async () => nowhere();

/**
 * Opens the device for one question. Each has its own, so that a question that is left lets go only of what is its own.
 *
 * @param onWarning called when the device stores nothing, or no more; never with `storage: 'none'`
 * @param claim keeps other tabs from writing what this one does
 */
export function openDevice(
  option: StorageOption,
  onWarning: (warning: StorageWarning) => void,
  { sound, recording }: Pick<TypeParts, 'sound' | 'recording'>,
  claim?: LazyClaim,
): EmbedDevice {
  const base = { account: '', clock: createClock(), ...(sound ? { soundDesk: sound.create() } : {}) };
  if (option === 'none') {
    return {
      ...base,
      drafts: memoryDrafts(),
      recordings: recording?.createRecordings({ database: noDatabase }) ?? null,
      storage: createStorage({ storage: nowhere }),
    };
  }
  const { prefix } = option;
  const database: Database = async (work) => (await openDatabase(prefix))(work);
  const recordings = recording?.createRecordings({ database, onWarning }) ?? null;
  // what an earlier visit left and no answer needs
  void recordings?.sweep();
  const storage = createStorage({ prefix: `${prefix}.`, onWarning });
  const hasKept = storage.item('hasDrafts', (saved) => saved === true);
  return {
    ...base,
    recordings,
    drafts: lazyDrafts({
      open: async () => (await loadStores()).createDrafts({ account: '', database, onWarning }),
      isOurs: async () => claim?.isOurs() ?? true,
      isKept: () => keeping.has(prefix) || hasKept.get(),
      onKeep() {
        if (keeping.has(prefix)) return;
        keeping.add(prefix);
        hasKept.set(true);
      },
      instead(cause) {
        onWarning({ code: 'blocked', cause });
        return memoryDrafts();
      },
    }),
    storage,
  };
}
