import type { Deps } from '../deps.ts';

/**
 * Removes the files of deleted accounts. Files that can't be removed now stay queued; the upkeep retries them every hour.
 *
 * @throws ProviderFailed when the file store does not respond
 */
export async function removePendingFiles({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const pending = await db.selectFrom('doomed_files').select('key').execute();
  for (const { key } of pending) {
    await files.remove(key);
    await db.deleteFrom('doomed_files').where('key', '=', key).execute();
  }
}
