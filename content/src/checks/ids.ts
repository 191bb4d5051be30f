import type { TypeId } from '@rehearse/question-types';
import { itemOffset } from '../added-items.ts';
import { idBase, submodules } from '../catalogue.ts';
import { isSecondVariant } from '../complete.ts';
import { secondVariantOffset } from '../submodules/08-read-and-complete.ts';
import { wordIdOf } from '../word-book.ts';
import { type Check, faultAt } from './check.ts';

/** Ids of a type's items stay this far above its base: the rest belongs to second questions of passages and to operators. */
const limitOf = (submoduleId: TypeId): number => (submoduleId === 8 ? itemOffset - secondVariantOffset : itemOffset);

/** Checks that ids are in their submodule's range, ascending within a file, and unique. */
export const checkIds: Check = ({ items }) =>
  submodules.flatMap(({ id: submoduleId }) => {
    const base = idBase(submoduleId);
    const lastOfFile = new Map<string, number>();
    const fileOf = new Map<number, string>();
    const most = limitOf(submoduleId);
    return items[submoduleId].flatMap((item) => {
      const { id } = item.value;
      if (isSecondVariant(submoduleId, id)) return [];
      const last = lastOfFile.get(item.file) ?? base;
      const other = fileOf.get(id);
      lastOfFile.set(item.file, Math.max(last, id));
      fileOf.set(id, item.file);
      if (id <= base || id >= base + most)
        return [faultAt(item, `The id ${id} must be between ${base + 1} and ${base + most - 1}.`, ['id'])];
      if (id <= last) return [faultAt(item, `The id ${id} must be greater than the previous one, ${last}.`, ['id'])];
      return other === undefined ? [] : [faultAt(item, `The id ${id} is also used in ${other}.`, ['id'])];
    });
  });

/** Checks that ids in the word book are unique, and that no word occurs twice with the same part of speech. */
export const checkWordIds: Check = ({ words }) => {
  const seen = new Map<number, string>();
  return words.flatMap((item) => {
    const id = wordIdOf(item.value);
    const other = seen.get(id);
    seen.set(id, item.value.word);
    return other === undefined
      ? []
      : [faultAt(item, `"${item.value.word}" has the same id as "${other}", ${id}.`, ['word'])];
  });
};
