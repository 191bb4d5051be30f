import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureRecord } from '@rehearse/content';
import { readPack, verifyPack } from '@rehearse/content/pack';
import { pictureVariants } from '@rehearse/content/picture-files';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { pictureKey, pictureTypeOf } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { importPack, type OpenPack } from './import.ts';
import type { ImportProgress, ImportReport } from './report.ts';

/** Dependencies of an import. */
export interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
}

/**
 * Imports a pack file and all variants of its pictures. Picture paths are relative to the parent of the pack's folder.
 *
 * @throws PackError or PackConflictError with the line; system errors when the pack can't be read
 */
export async function importPackFile(
  deps: ImportDeps,
  packFile: string,
  onProgress?: ImportProgress,
): Promise<ImportReport> {
  await verifyPack(packFile);
  return importOpenPack(deps, packFile, await readPack(packFile), onProgress);
}

async function importOpenPack(
  deps: ImportDeps,
  packFile: string,
  pack: OpenPack,
  onProgress?: ImportProgress,
): Promise<ImportReport> {
  const { pictureRecords, ...report } = await importPack(deps, pack, onProgress);
  const root = path.resolve(path.dirname(packFile), '..');
  const missingPictures: string[] = [];
  for (const picture of pictureRecords)
    for (const variant of pictureVariants)
      if (!(await copyPicture(deps.files, root, { picture, variant }))) missingPictures.push(picture.name + variant);
  return { ...report, missingPictures };
}

/**
 * Imports the pack unless it was the last one imported.
 *
 * @returns null when there was nothing to do
 */
export async function importPackFileIfNew(
  deps: ImportDeps,
  packFile: string,
  onProgress?: ImportProgress,
): Promise<ImportReport | null> {
  const pack = await readPack(packFile);
  const last = await deps.db.selectFrom('packs').select('version').orderBy('pack_id', 'desc').executeTakeFirst();
  // A generator that was never started doesn't close its source.
  for await (const _ of pack.records) break;
  return last?.version === pack.header.version ? null : importPackFile(deps, packFile, onProgress);
}

async function copyPicture(
  files: FileStore,
  root: string,
  { picture, variant }: { picture: PictureRecord; variant: string },
): Promise<boolean> {
  const { dir, name } = path.parse(picture.file);
  const source = path.resolve(root, dir, name + variant);
  if (!source.startsWith(root + path.sep)) return false;
  const file = picture.name + variant;
  const mediaType = pictureTypeOf(file);
  const bytes = mediaType && (await readFile(source).catch(() => null));
  if (!bytes) return false;
  await files.put(pictureKey(file), bytes, mediaType);
  return true;
}
