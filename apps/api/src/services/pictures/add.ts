import { type AddedPhotograph, addedPhotographRecords, mostAddedPhotographs } from '@rehearse/content';
import { pictureVariants } from '@rehearse/content/picture-files';
import { inTransaction } from '../../db/index.ts';
import { pictureKey, pictureTypeOf } from '../../domain/media.ts';
import { type ImportDeps, type ImportProgress, importRecords, lockBank } from '../packs/index.ts';
import { digestOf, makePhotographFiles, readPhotograph } from './photograph-files.ts';
import { PictureError } from './picture-error.ts';
import type { PictureFields } from './picture-fields.ts';
import { removeFiles } from './remove-files.ts';
import type { PictureCredit } from './stored.ts';

/** A photograph to add. */
export interface NewPicture extends Omit<PictureFields, 'sample' | 'written'> {
  /** Path of the photograph. */
  readonly file: string;
  /** Sample answer to speak. */
  readonly spoken: string;
  /** Sample answer to write. */
  readonly written: string;
}

/** How many photographs were new, and how many were updated. */
export interface PicturesReport {
  readonly added: number;
  readonly updated: number;
}

/**
 * Adds photographs, or updates those of the same names, with their questions. Files are stored first and rows in one
 * transaction, so an interrupted run changes nothing that learners see, and the next one makes only the files that are missing.
 *
 * @throws PictureError when a photograph can't be used
 */
export async function addPictures(
  deps: ImportDeps,
  pictures: readonly NewPicture[],
  onProgress: ImportProgress = () => {},
): Promise<PicturesReport> {
  const files = new Map<string, string>();
  for (const [index, picture] of pictures.entries()) {
    files.set(picture.name, await storeFiles(deps, picture));
    onProgress({ done: index + 1, total: pictures.length });
  }
  const { report, replaced } = await inTransaction(deps.db, (tx) => storeRows({ ...deps, db: tx }, pictures, files));
  for (const file of replaced) await removeFiles(deps.files, file);
  return report;
}

async function storeFiles({ files }: ImportDeps, { name, file }: NewPicture): Promise<string> {
  const bytes = await readPhotograph(file);
  const picture = `${name}-${digestOf(bytes)}`;
  const stored = await Promise.all(pictureVariants.map((variant) => files.has(pictureKey(picture + variant))));
  if (stored.every(Boolean)) return picture;
  const made = await makePhotographFiles(bytes, file);
  for (const variant of pictureVariants)
    await files.put(
      pictureKey(picture + variant),
      made[variant],
      pictureTypeOf(picture + variant) ?? 'application/octet-stream',
    );
  return picture;
}

interface Numbered {
  readonly picture: NewPicture;
  readonly number: number;
  readonly file: string;
}

async function storeRows(deps: ImportDeps, pictures: readonly NewPicture[], files: ReadonlyMap<string, string>) {
  const { db, clock } = deps;
  await lockBank(db);
  const known = new Map((await db.selectFrom('added_pictures').selectAll().execute()).map((row) => [row.name, row]));
  let last = Math.max(0, ...[...known.values()].map(({ number }) => number));
  const numbered = pictures.map(
    (picture): Numbered => ({
      picture,
      number: known.get(picture.name)?.number ?? ++last,
      file: files.get(picture.name) ?? picture.name,
    }),
  );
  if (last > mostAddedPhotographs)
    throw new PictureError(
      `There is no room for these: at most ${mostAddedPhotographs} names can be used, also for removed photographs.`,
    );
  await importRecords(deps, addedPhotographRecords(numbered.map(photographOf)));
  for (const { picture, number, file } of numbered)
    await db
      .insertInto('added_pictures')
      .values({ name: picture.name, number, file, added_at: clock.now() })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ file }))
      .execute();
  const before = pictures.flatMap(({ name }) => known.get(name)?.file ?? []);
  const replaced = before.filter((file) => !numbered.some((one) => one.file === file));
  if (replaced.length > 0) await db.deleteFrom('pictures').where('name', 'in', replaced).execute();
  return { report: { added: pictures.length - before.length, updated: before.length }, replaced };
}

const photographOf = ({ picture, number, file }: Numbered): AddedPhotograph => {
  const { alt, level, spoken, written, why, credit, source, licence } = picture;
  return {
    ...{ number, picture: file, alt, level, spoken, written },
    why: why ?? null,
    credits: [{ creator: credit, source, licence } satisfies PictureCredit],
  };
};
