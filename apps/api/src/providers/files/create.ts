import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
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
  return createDiskFiles({
    disk,
    isWriteVisible: true,
    async openPart(key, part) {
      const file = await open(path.join(folder, ...key.split('/')));
      return Readable.toWeb(file.createReadStream(part)) as ReadableStream<Uint8Array>;
    },
  });
}

/** Files in a bucket. The driver is loaded only here: it is large. */
async function createS3Files(s3: S3Config): Promise<FileStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    // Stores other than Amazon's own know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const driver = new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
  return createDiskFiles({
    disk: new Disk(driver),
    isWriteVisible: false,
    async openPart(key, { start, end }) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      if (!Body) throw new Error(`${key} came without a body`);
      return Body.transformToWebStream();
    },
  });
}
