import { addedQuestionIds } from '@rehearse/content';
import { inTransaction } from '../../db/index.ts';
import { type ImportDeps, lockBank, withdrawQuestions } from '../packs/index.ts';
import { PictureError } from './picture-error.ts';
import { removeFiles } from './remove-files.ts';

/**
 * Removes a photograph: its files are deleted and its questions withdrawn. Learners keep their marks and attempts; when a
 * photograph of the same name is added again, they belong to it.
 *
 * @throws PictureError when there is no such photograph
 */
export async function removePicture({ db, clock, files }: ImportDeps, name: string): Promise<void> {
  const file = await inTransaction(db, async (tx) => {
    await lockBank(tx);
    const row = await tx.selectFrom('added_pictures').selectAll().where('name', '=', name).executeTakeFirst();
    if (!row?.file) throw new PictureError(`There is no photograph "${name}". See "npm run pictures -- list".`);
    const { speaking, writing } = addedQuestionIds(row.number);
    await withdrawQuestions({ db: tx, clock }, [speaking, writing]);
    await tx.deleteFrom('pictures').where('name', '=', row.file).execute();
    await tx.updateTable('added_pictures').set({ file: null }).where('name', '=', name).execute();
    return row.file;
  });
  await removeFiles(files, file);
}
