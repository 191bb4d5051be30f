import type { TypeId } from '@rehearse/question-types';
import { idBase } from './catalogue.ts';
import { difficultyOfLevel, type PriorDifficulty } from './levels/prior-difficulty.ts';
import type { Lexicon } from './lexicon.ts';
import { secondVariantOffset } from './submodules/08-read-and-complete.ts';
import { contentTypeOf, type SourceItem, type WrittenItem } from './submodules/index.ts';

/** The questions of a source item, with the level, voice and missing letters that its source leaves out. */
export function completeItem<Id extends TypeId>(
  submoduleId: Id,
  item: WrittenItem<Id>,
  lexicon: Lexicon,
): SourceItem<Id>[] {
  return contentTypeOf(submoduleId).complete(item, lexicon) as SourceItem<Id>[];
}

/** What is known of an item's difficulty before anybody has answered it. */
export const priorDifficultyOf = (submoduleId: TypeId, item: SourceItem, lexicon: Lexicon): PriorDifficulty =>
  contentTypeOf(submoduleId).difficulty?.(item, lexicon) ?? difficultyOfLevel(item.level);

/** Whether a question is the second one of its passage. */
export function isSecondVariant(submoduleId: TypeId, id: number): boolean {
  return submoduleId === 8 && id >= idBase(8) + secondVariantOffset && id < idBase(9);
}
