import { addedQuestionIds } from '@rehearse/content';
import type { LocalizedText } from '@rehearse/languages';
import { z } from 'zod';
import type { Db } from '../../db/index.ts';

const creditSchema = z.object({ creator: z.string(), source: z.string(), licence: z.string() });
/** Who made a picture, as in `pictures.credits`. */
export type PictureCredit = z.infer<typeof creditSchema>;

/** A photograph that an operator added. */
export interface StoredPicture {
  /** As the operator chose it. */
  readonly name: string;
  readonly alt: LocalizedText;
  readonly credit: PictureCredit;
  readonly questionIds: ReturnType<typeof addedQuestionIds>;
}

/** The operators' photographs that are shown, in order of their names. */
export async function storedPictures(db: Db): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('added_pictures')
    .innerJoin('pictures', 'pictures.name', 'added_pictures.file')
    .select(['added_pictures.name', 'number', 'alt', 'credits'])
    .orderBy('added_pictures.name')
    .execute();
  return rows.map(({ name, number, alt, credits }) => ({
    name,
    alt: JSON.parse(alt),
    credit: z.tuple([creditSchema]).parse(JSON.parse(credits))[0],
    questionIds: addedQuestionIds(number),
  }));
}
