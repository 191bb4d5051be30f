import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config, S3Config } from '../../config.ts';
import { createDiskFiles } from './disk-files.ts';
import type { FileStore } from './types.ts';

/** S3-compatible storage when it is configured, else the folder `files` of the data folder. */
export async function createFiles(config: Pick<Config, 's3' | 'dataFolder'>): Promise<FileStore> {
  return config.s3 ? createS3Files(config.s3) : createFolderFiles(path.join(config.dataFolder, 'files'));
}

/** Files in a folder, which is made when it is first written to. */
export function createFolderFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return createDiskFiles({ disk, isWriteVisible: true });
}

/** Files in a bucket. The driver is loaded only here: it is large. */
async function createS3Files(s3: S3Config): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    visibility: 'private',
    supportsACL: false,
    // Stores other than Amazon's own know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return createDiskFiles({ disk: new Disk(driver), isWriteVisible: false });
}
