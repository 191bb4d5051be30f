import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../../config/config.ts';
import type { DiskOptions } from './disk-files.ts';

/** Timeouts for a bucket. */
export interface BucketLimits {
  readonly connectMs: number;
  /** Maximum inactivity of a connection. */
  readonly silentMs: number;
  /** For a whole call, including its retry. */
  readonly limitMs: number;
}

export const defaultBucketLimits: BucketLimits = { connectMs: 3000, silentMs: 8000, limitMs: 20_000 };

/** A bucket as a flydrive disk. The module is large, so it is loaded only when configured. */
export function bucketDisk(s3: S3Config, { connectMs, silentMs, limitMs }: BucketLimits): DiskOptions {
  const client = new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
    // S3-compatible stores often don't support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false }));
  return {
    disk,
    limitMs,
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    check: () => disk.exists('probe'),
    async openPart(key, { start, end }) {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: s3.bucket, Key: key, Range: `bytes=${start}-${end}` }),
      );
      if (!Body) throw new Error(`${key} has no body`);
      return Body.transformToWebStream();
    },
  };
}
