import type { TypeId } from '@rehearse/question-types';
import type { Bank } from '../bank.ts';
import { submodules } from '../catalogue.ts';
import { isSecondVariant } from '../complete.ts';
import type { Fault } from '../fault.ts';
import type { Located, Path } from '../sources.ts';
import type { SourceItem } from '../submodules/index.ts';

/** Finds one kind of fault in the bank. */
export type Check = (bank: Bank) => Fault[];

/** A fault in a part of an item. */
export function faultAt(item: Located<unknown>, message: string, path: Path = []): Fault {
  return { file: item.file, line: item.line(path), message };
}

/** All items with their submodule's id, in order. */
export function everyItem({ items }: Bank): { submoduleId: TypeId; item: Located<SourceItem> }[] {
  return submodules.flatMap(({ id: submoduleId }) => items[submoduleId].map((item) => ({ submoduleId, item })));
}

/** All source items; a passage with two questions occurs once. */
export function everyWrittenItem(bank: Bank): ReturnType<typeof everyItem> {
  return everyItem(bank).filter(({ submoduleId, item }) => !isSecondVariant(submoduleId, item.value.id));
}

/** The submodule's folder, relative to the content root. */
export function sourceFolder(submoduleId: TypeId): string {
  const submodule = submodules.find((entry) => entry.id === submoduleId);
  return `sources/${submodule?.folder}`;
}
