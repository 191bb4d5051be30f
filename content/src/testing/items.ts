import type { TypeId } from '@rehearse/question-types';
import type { Bank, BankItems } from '../bank.ts';
import { type Submodule, submodules, wordsFolder } from '../catalogue.ts';
import { completeItem } from '../complete.ts';
import { loadLexicon } from '../lexicon.ts';
import { wordSchema } from '../schema.ts';
import { type Located, parseSource } from '../sources.ts';
import { contentTypes, type WrittenItem } from '../submodules/index.ts';

/** A unique `why` block, indented for an item. */
export const whyOf = (mark: string | number) => `  why:\n    en: Because of ${mark}.\n    zh: 因为 ${mark}。\n`;

/** A bank with only the items of a YAML text. Throws when the text doesn't match the schema. */
export function bankOf<Id extends TypeId>(submoduleId: Id, yaml: string): Bank {
  const { folder } = submodules.find((entry): entry is Submodule => entry.id === submoduleId) ?? {
    folder: '',
  };
  const { items, faults } = parseSource(yaml, `sources/${folder}/first.yaml`, contentTypes[submoduleId].source);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const complete = (items as readonly Located<WrittenItem<Id>>[]).flatMap((item) =>
    completeItem(submoduleId, item.value, loadLexicon()).map((value) => ({ ...item, value })),
  );
  return { ...emptyBank(), items: { ...emptyBank().items, [submoduleId]: complete } };
}

/** A bank with only the words of a YAML text. */
export function wordBankOf(yaml: string): Bank {
  return { ...emptyBank(), words: parseSource(yaml, `sources/${wordsFolder}/first.yaml`, wordSchema).items };
}

function emptyBank(): Bank {
  const items = Object.fromEntries(submodules.map(({ id: submoduleId }) => [submoduleId, []])) as unknown as BankItems;
  return { root: '/nowhere', items, words: [], levelOf: new Map(), pictures: new Map() };
}
