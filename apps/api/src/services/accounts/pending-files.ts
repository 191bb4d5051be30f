import type { Deps } from '../deps.ts';

/**
 * Removes the files of deleted accounts. One that can't be removed now is kept on the list, which upkeep tries every hour.
 *
 * @throws ProviderFailed when the file store does not answer
 */
export async function removePendingFiles({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const pending = await db.selectFrom('doomed_files').select('key').execute();
  for (const { key } of pending) {
    await files.remove(key);
    await db.deleteFrom('doomed_files').where('key', '=', key).execute();
  }
}
