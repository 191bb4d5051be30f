import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TypeId } from '@rehearse/question-types';
import { submodules, type WordLevel, wordsFolder } from './catalogue.ts';
import { completeItem } from './complete.ts';
import type { Fault } from './fault.ts';
import { withGapTables } from './gap-tables.ts';
import { levelsOfForms, readHeadwords } from './levels/word-levels.ts';
import { type Lexicon, loadLexicon } from './lexicon.ts';
import { pictureVariants } from './picture-files.ts';
import { pictureSchema, type SourcePicture, type SourceWord, wordSchema } from './schema.ts';
import { joinSources, type Located, readFolder, readSource, type Source } from './sources.ts';
import { contentTypes, type SourceItem, type WrittenItem } from './submodules/index.ts';
import { readWordTables } from './word-tables/index.ts';

/** The folder that holds `sources` and `media`. */
export const contentRoot = fileURLToPath(new URL('..', import.meta.url));

/** Items of every submodule, by its id. */
export type BankItems = { readonly [Id in TypeId]: readonly Located<SourceItem<Id>>[] };

/** All valid sources. */
export interface Bank {
  readonly root: string;
  readonly items: BankItems;
  readonly words: readonly Located<SourceWord>[];
  /** CEFR levels of the word book, of the other headwords of the bank, and of their inflected forms. */
  readonly levelOf: ReadonlyMap<string, WordLevel>;
  readonly pictures: ReadonlyMap<string, Located<SourcePicture>>;
}

/** The list of pictures, relative to the content root. */
export const picturesFile = 'media/pictures/pictures.yaml';

/** Path of a picture's large JPEG, relative to the content root; its variants are in the same folder. */
export const pictureFile = (name: string): string => `media/pictures/${name}.jpg`;

/** Reads all sources. Missing or invalid ones are left out and reported in `faults`. */
export function readBank(
  root: string = contentRoot,
  lexicon: Lexicon = loadLexicon(),
): { bank: Bank; faults: Fault[] } {
  const faults: Fault[] = [];
  const take = <T>({ items, faults: found }: Source<T>): readonly Located<T>[] => {
    faults.push(...found);
    return items;
  };
  const words = take(readFolder(root, join('sources', wordsFolder), wordSchema));
  const headwords = take(readHeadwords(root, join('sources', wordsFolder)));
  const levelOf = levelsOfForms([...words, ...headwords].map(({ value }) => value));
  const leveled = { ...lexicon, levelOf };
  const items = Object.fromEntries(
    submodules.map(({ id: submoduleId, folder }) => [
      submoduleId,
      take<WrittenItem>(readItems(root, join('sources', folder), submoduleId, lexicon)).flatMap((item) =>
        completeItem<TypeId>(submoduleId, item.value, leveled).map((value) => ({ ...item, value })),
      ),
    ]),
    // Each id is mapped to the type of its items by the table of schemas; fromEntries loses this.
  ) as unknown as BankItems;
  const pictures = take(readSource(root, picturesFile, pictureSchema, 'pictures'));
  return {
    bank: { root, items, words, levelOf, pictures: new Map(pictures.map((picture) => [picture.value.name, picture])) },
    faults,
  };
}

function readItems(root: string, folder: string, submoduleId: TypeId, lexicon: Lexicon): Source<WrittenItem> {
  const written = readFolder(root, folder, contentTypes[submoduleId].source);
  if (submoduleId === 1) return joinSources([written, readWordTables(root, folder, lexicon)]);
  if (submoduleId === 8) return withGapTables(root, folder, written as Source<WrittenItem<8>>);
  return written;
}

/** Names of a picture's missing files. */
export function missingPictureFiles(root: string, name: string): string[] {
  const folder = join(root, dirname(pictureFile(name)));
  return pictureVariants.map((variant) => name + variant).filter((file) => !existsSync(join(folder, file)));
}
