import type { TypeId } from '@rehearse/question-types';
import { type VoiceName, voiceNames } from '@rehearse/speech-engine';
import { idBase } from './catalogue.ts';
import { levelOf } from './levels/index.ts';
import type { Lexicon } from './lexicon.ts';
import type { SourceItem, WrittenItem } from './schema.ts';
import { damagePassage } from './submodules/damage.ts';

/** Offset added to the id of a passage for its second C-test. */
export const secondVariantOffset = 50_000;

/** Turns a source item into questions: two for C-test passages, otherwise one. */
type Complete<Id extends TypeId> = (item: WrittenItem<Id>, lexicon: Lexicon) => SourceItem<Id>[];

const authored = <Item>(item: Item): Item[] => [item];
const spoken = <Item extends { id: number; voice?: VoiceName | undefined }>(item: Item) => ({
  ...item,
  voice: item.voice ?? voiceOf(item.id),
});

const completers: { readonly [Id in TypeId]: Complete<Id> } = {
  1: (item, lexicon) => [{ ...item, level: levelOf(1, item, lexicon) }],
  2: (item, lexicon) => [{ ...spoken(item), level: levelOf(2, item, lexicon) }],
  3: (item) => [spoken(item)],
  4: (item) => {
    const asked = spoken(item);
    return [{ ...asked, sampleVoice: item.sampleVoice ?? otherVoice(asked.voice) }];
  },
  5: (item) => [spoken(item)],
  6: (item, lexicon) => [{ ...spoken(item), level: levelOf(6, item, lexicon) }],
  7: authored,
  8: (item, lexicon) => {
    const level = levelOf(8, item, lexicon);
    const [first, second] = damagePassage(item.passage, lexicon);
    return [
      { ...item, level, passage: first },
      { ...item, level, passage: second, id: item.id + secondVariantOffset },
    ];
  },
  9: (item, lexicon) => [{ ...item, level: levelOf(9, item, lexicon) }],
  10: (item, lexicon) => [{ ...item, level: levelOf(10, item, lexicon) }],
  11: authored,
  12: authored,
  13: (item) => [spoken(item)],
  14: authored,
};

/** The questions of a source item, with the level, voice and missing letters that its source leaves out. */
export function completeItem<Id extends TypeId>(
  submoduleId: Id,
  item: WrittenItem<Id>,
  lexicon: Lexicon,
): SourceItem<Id>[] {
  const complete: Complete<Id> = completers[submoduleId];
  return complete(item, lexicon);
}

/** Whether a question is the second one of its passage. */
export function isSecondVariant(submoduleId: TypeId, id: number): boolean {
  return submoduleId === 8 && id >= idBase(8) + secondVariantOffset && id < idBase(9);
}

/** Alternates the voices evenly. */
function voiceOf(id: number): VoiceName {
  return voiceNames[id % voiceNames.length] ?? 'rp';
}

/** A different voice from the one that asks. */
function otherVoice(voice: VoiceName): VoiceName {
  return voiceOf(voiceNames.indexOf(voice) + 2);
}
