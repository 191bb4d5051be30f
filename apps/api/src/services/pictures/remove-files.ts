import { pictureVariants } from '@rehearse/content/picture-files';
import { pictureKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';

/** Removes all files of a picture. */
export async function removeFiles(files: FileStore, picture: string): Promise<void> {
  for (const variant of pictureVariants) await files.remove(pictureKey(picture + variant));
}
