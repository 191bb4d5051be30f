import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { BucketLimits } from './bucket-disk.ts';
import { createDiskFiles } from './disk-files.ts';
import { folderDisk } from './folder-disk.ts';
import type { FileStore } from './types.ts';

/** S3-compatible storage if configured, else the folder `files` in the data folder. */
export async function createFiles(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  limits?: BucketLimits,
): Promise<FileStore> {
  if (!s3) return createFolderFiles(path.join(dataFolder, 'files'));
  const { bucketDisk, defaultBucketLimits } = await import('./bucket-disk.ts');
  return createDiskFiles(bucketDisk(s3, limits ?? defaultBucketLimits));
}

/** A file store in a folder, which is created on the first write. */
export const createFolderFiles = (folder: string): FileStore => createDiskFiles(folderDisk(folder));
