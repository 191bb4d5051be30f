import type { TypeId } from '@rehearse/question-types';
import { parseDamagedText } from './letters.ts';
import type { SourceItem } from './schema.ts';
import type { Path } from './sources.ts';
import { wholePassage } from './submodules/reading-passage.ts';

/** A text of an item, with its reasonable number of words. */
export interface TextField {
  readonly path: Path;
  readonly text: string;
  readonly words: readonly [min: number, max: number];
}

type FieldsOf<Id extends TypeId> = (item: SourceItem<Id>) => TextField[];

const field = (path: Path | string, text: string, min: number, max: number): TextField => ({
  path: typeof path === 'string' ? [path] : path,
  text,
  words: [min, max],
});

/** The weaker answer, if the item has one. */
const middleField = (path: Path | string, text: string | undefined, min: number, max: number): TextField[] =>
  text === undefined ? [] : [field(path, text, min, max)];

/** The texts of an item that are read, played or shown as a sample, without options. */
export const textFields: { readonly [Id in TypeId]: FieldsOf<Id> } = {
  1: ({ word }) => [field('word', word, 1, 1)],
  2: ({ text }) => [field('text', text, 8, 45)],
  3: ({ topic, sample, middle }) => [
    field('topic', topic, 4, 40),
    field('sample', sample, 80, 240),
    ...middleField('middle', middle, 70, 130),
  ],
  4: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 10, 60),
    field('sample', sample, 80, 240),
    ...middleField('middle', middle, 70, 130),
  ],
  5: ({ sample, middle }) => [field('sample', sample, 60, 220), ...middleField('middle', middle, 50, 120)],
  6: ({ text, accept = [] }) => [
    field('text', text, 4, 25),
    ...accept.map((other, index) => field(['accept', index], other, 4, 25)),
  ],
  7: ({ title, scene, turns, summary }) => [
    field('title', title, 2, 12),
    field('scene', scene, 10, 90),
    ...turns.map(({ says }, index) => field(['turns', index, 'says'], says, 5, 70)),
    field('summary', summary, 40, 140),
  ],
  8: ({ title, passage }) => [field('title', title, 1, 10), field('passage', parseDamagedText(passage).whole, 60, 110)],
  9: (item) => [
    field('title', item.title, 1, 14),
    field('passage', wholePassage(item), 120, 380),
    ...item.highlights.map(({ answer }, index) => field(['highlights', index, 'answer'], answer, 1, 45)),
  ],
  10: ({ sentence }) => [field('sentence', parseDamagedText(sentence).whole, 6, 30)],
  11: ({ sample, middle }) => [field('sample', sample, 30, 110), ...middleField('middle', middle, 20, 60)],
  12: ({ partOne, partTwo }) => [
    field(['partOne', 'question'], partOne.question, 8, 80),
    field(['partOne', 'sample'], partOne.sample, 80, 260),
    ...middleField(['partOne', 'middle'], partOne.middle, 60, 130),
    ...partTwo.flatMap(({ question, sample }, index) => [
      field(['partTwo', index, 'question'], question, 6, 60),
      field(['partTwo', index, 'sample'], sample, 50, 180),
    ]),
  ],
  13: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 150, 480),
    ...middleField('middle', middle, 110, 180),
  ],
  14: ({ prompt, sample, middle }) => [
    field('prompt', prompt, 8, 80),
    field('sample', sample, 120, 400),
    ...middleField('middle', middle, 90, 160),
  ],
};

/** Number of words in a text. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,:-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
