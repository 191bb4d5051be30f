import type { TypeId } from '@rehearse/question-types';
import { priorDifficultyOf } from '../complete.ts';
import { parseDamagedText } from '../letters.ts';
import { countCompetitors } from '../levels/competitors.ts';
import { readingDifficulty } from '../levels/reading-ease.ts';
import type { Lexicon } from '../lexicon.ts';
import { contentTypeOf, type SourceItem } from '../submodules/index.ts';
import { countWords } from '../text-fields.ts';

/** Measurements of an item besides its level. */
export interface ItemFacts {
  /** Number of words of all its texts. */
  readonly words: number;
  /** See `readingDifficulty`; undefined for single words. */
  readonly reading: number | undefined;
  /** Difficulty on the exam's scale before anybody has answered. */
  readonly points: number;
  /** Missing letters of each gap. */
  readonly letters: readonly number[];
  /** Known words that fit each gap besides the answer. */
  readonly competitors: readonly number[];
  /** Positions of the keys among their options, from 1. */
  readonly keys: readonly number[];
}

/** Measures an item. */
export function factsOf(submoduleId: TypeId, item: SourceItem, lexicon: Lexicon): ItemFacts {
  const type = contentTypeOf(submoduleId);
  const texts = type
    .texts(item)
    .filter(({ path }) => path[0] !== 'accept' && path[0] !== 'highlights' && path[0] !== 'title')
    .map(({ text }) => text);
  const gaps = damagedTextOf(submoduleId, item);
  return {
    words: texts.reduce((sum, text) => sum + countWords(text), 0),
    reading: submoduleId === 1 ? undefined : readingDifficulty(texts.join('\n\n'), lexicon),
    points: priorDifficultyOf(submoduleId, item, lexicon).points,
    letters: gaps.map(({ clues }) => clues.filter((clue) => clue === null).length),
    competitors: gaps.map((gap) => countCompetitors(gap, lexicon)),
    keys: (type.choices?.(item) ?? []).map(({ answer }) => answer),
  };
}

// The submodule's id determines the type of the item, which the compiler can't infer.
function damagedTextOf(submoduleId: TypeId, item: SourceItem) {
  if (submoduleId === 8) return parseDamagedText((item as SourceItem<8>).passage).words;
  if (submoduleId === 10) return parseDamagedText((item as SourceItem<10>).sentence).words;
  return [];
}
