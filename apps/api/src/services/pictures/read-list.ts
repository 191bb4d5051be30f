import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Fault, formatFault, type Located, parseSource } from '@rehearse/content';
import type { z } from 'zod';
import type { ImportProgress } from '../packs/index.ts';
import type { NewPicture } from './add.ts';
import { checkPhotograph, readPhotograph } from './photograph-files.ts';
import { PictureError } from './picture-error.ts';
import { listedPictureSchema, readSample } from './picture-fields.ts';

type Listed = Located<z.infer<typeof listedPictureSchema>>;

/** The list in a folder of photographs. */
export const listFile = 'pictures.yaml';

/**
 * Reads the photographs that `pictures.yaml` in a folder lists, and checks all of them.
 *
 * @throws PictureError with every fault and its line
 */
export async function readPictureList(folder: string, onProgress: ImportProgress = () => {}): Promise<NewPicture[]> {
  const yaml = await readFile(path.join(folder, listFile), 'utf8').catch(() => {
    throw new PictureError(`${folder} has no ${listFile}.`);
  });
  const { items, faults: found } = parseSource(yaml, listFile, listedPictureSchema);
  const faults: Fault[] = [...found];
  const pictures: NewPicture[] = [];
  const lineOfName = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const { name } = item.value;
    const earlier = lineOfName.get(name);
    if (earlier !== undefined)
      faults.push(faultOf(item, 'name', `name: "${name}" is also the name in line ${earlier}`));
    else lineOfName.set(name, item.line(['name']));
    const picture = await read(item, folder, faults);
    if (picture) pictures.push(picture);
    onProgress({ done: index + 1, total: items.length });
  }
  if (faults.length > 0)
    throw new PictureError(
      faults
        .toSorted((a, b) => a.line - b.line)
        .map(formatFault)
        .join('\n'),
    );
  if (pictures.length === 0) throw new PictureError(`${listFile} lists no photographs.`);
  return pictures;
}

const faultOf = ({ file, line }: Listed, field: string, message: string): Fault => ({
  file,
  line: line([field]),
  message,
});

/** A listed photograph; undefined if it has faults, which are added to the list. */
async function read(item: Listed, folder: string, faults: Fault[]): Promise<NewPicture | undefined> {
  const { file, sample, written = sample, ...fields } = item.value;
  const photograph = path.resolve(folder, file);
  const check = <T>(field: string, attempt: Promise<T>): Promise<T | undefined> =>
    attempt.catch((error: unknown) => {
      faults.push(faultOf(item, field, messageOf(error, file)));
      return undefined;
    });
  const spoken = await check('sample', readSample(sample, { folder, field: 'sample' }));
  const forWriting =
    written === sample ? spoken : await check('written', readSample(written, { folder, field: 'written' }));
  const isFine = await check('file', isPhotograph(photograph, file));
  if (spoken === undefined || forWriting === undefined || !isFine) return undefined;
  return { ...fields, file: photograph, spoken, written: forWriting };
}

async function isPhotograph(photograph: string, file: string): Promise<true> {
  await checkPhotograph(await readPhotograph(photograph), file);
  return true;
}

function messageOf(error: unknown, file: string): string {
  if (error instanceof PictureError) return error.message;
  if (error instanceof Error && 'code' in error) return `file: ${file} can't be read (${error.code})`;
  throw error;
}
