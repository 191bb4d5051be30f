import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { pictureVariants } from '@rehearse/content/picture-files';
import type { Metadata } from 'sharp';
import { PictureError } from './picture-error.ts';

const leastWidth = 960;
const smallWidth = 480;
const mostMegabytes = 40;
const mostMegapixels = 100;
/** Of the longer side to the shorter one: narrower pictures can't be recognized on a question's page. */
const mostNarrow = 3;
/** Part of each name, so that files are made again when they are made differently. */
const recipe = 1;

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff']);

/** What a photograph has to be, for help texts. */
export const photographLimits = `a JPEG, PNG, WebP, AVIF or TIFF of at least ${leastWidth} pixels across, at most ${mostMegabytes} MB and ${mostMegapixels} megapixels`;

/** The file of each variant. */
export type PhotographFiles = Readonly<Record<(typeof pictureVariants)[number], Uint8Array>>;

/** Loaded with the first photograph, so that servers don't need it. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Reads a photograph.
 *
 * @throws PictureError when it is too large; system errors when it can't be read
 */
export async function readPhotograph(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > mostMegabytes * 1024 * 1024)
      throw new PictureError(
        `${file} has ${Math.ceil(size / 1024 / 1024)} MB, more than the limit of ${mostMegabytes} MB: save it smaller.`,
      );
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Part of the name of a photograph's files: other bytes have another one, so that no browser shows an old file. */
export const digestOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(`${recipe}\n`).update(bytes).digest('hex').slice(0, 8);

/**
 * Checks a photograph, decoding all of it.
 *
 * @param file its name, for messages
 * @throws PictureError when it is no picture, not a photograph that can be shown, or damaged
 */
export async function checkPhotograph(bytes: Uint8Array, file: string): Promise<void> {
  checkMetadata(await metadataOf(bytes, file), file);
  await decoded(bytes, file);
}

/**
 * Makes the four files of a photograph: upright, in sRGB and without metadata, because photographs say where they were taken.
 *
 * @throws PictureError as {@link checkPhotograph}
 */
export async function makePhotographFiles(bytes: Uint8Array, file: string): Promise<PhotographFiles> {
  checkMetadata(await metadataOf(bytes, file), file);
  const sharp = await loadSharp();
  const { data, info } = await decoded(bytes, file);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const at = (width: number) => sharp(data, { raw }).resize({ width });
  const jpeg = (width: number) => at(width).jpeg({ quality: 82, progressive: true }).toBuffer();
  const avif = (width: number) => at(width).avif({ quality: 55, chromaSubsampling: '4:2:0' }).toBuffer();
  return {
    '.jpg': await jpeg(leastWidth),
    '.avif': await avif(leastWidth),
    '-480.jpg': await jpeg(smallWidth),
    '-480.avif': await avif(smallWidth),
  };
}

async function metadataOf(bytes: Uint8Array, file: string): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureError(`${file} is not a picture, or is damaged. A photograph is ${photographLimits}.`, { cause });
  }
}

function checkMetadata({ format, compression, pages = 1, autoOrient: { width, height } }: Metadata, file: string) {
  if (!formats.has(format) || (format === 'heif' && compression !== 'av1'))
    throw new PictureError(`${file} is ${nameOf(format)}. A photograph is ${photographLimits}.`);
  if (pages > 1) throw new PictureError(`${file} has ${pages} pictures or frames: choose one and save it by itself.`);
  if (width < leastWidth)
    throw new PictureError(`${file} is ${width} pixels across; at least ${leastWidth} are needed.`);
  if (width * height > mostMegapixels * 1e6)
    throw new PictureError(
      `${file} has ${Math.ceil((width * height) / 1e6)} megapixels, more than the limit of ${mostMegapixels}: save it smaller.`,
    );
  if (Math.max(width, height) > mostNarrow * Math.min(width, height))
    throw new PictureError(`${file} is too narrow, ${width} × ${height} pixels: crop it to at most 3:1.`);
}

const nameOf = (format: string) => (format === 'heif' ? 'an HEIC file' : `a file of the kind ${format.toUpperCase()}`);

/** The photograph in the width of the large files, as pixels. */
async function decoded(bytes: Uint8Array, file: string) {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { failOn: 'warning', limitInputPixels: mostMegapixels * 1e6 })
      .autoOrient()
      .resize({ width: leastWidth })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new PictureError(`${file} is damaged: ${cause instanceof Error ? cause.message : cause}.`, { cause });
  }
}
