import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../lexicon.ts';
import { filesOf, joinSources, type Source } from '../sources.ts';
import type { WrittenItem } from '../submodules/index.ts';
import { parseTable } from '../table-rows.ts';
import { indexKnownWords } from './known-words.ts';
import { itemOfMadeUpWord, madeUpWordColumns, madeUpWordSchema } from './made-up-words.ts';
import { itemOfRealWord, realWordColumns, realWordSchema } from './real-words.ts';

/** Reads word judgements with explanations from a folder's tables, `real-words*.tsv` and `made-up-words*.tsv`. */
export function readWordTables(root: string, folder: string, lexicon: Lexicon): Source<WrittenItem<1>> {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const real = filesOf(root, folder, /^real-words.*\.tsv$/).map((file) =>
    mapItems(parseTable(textOf(file), file, realWordColumns, realWordSchema), itemOfRealWord),
  );
  const madeUpFiles = filesOf(root, folder, /^made-up-words.*\.tsv$/);
  if (madeUpFiles.length === 0) return joinSources(real);
  const known = indexKnownWords(lexicon);
  const madeUp = madeUpFiles.map((file) =>
    mapItems(parseTable(textOf(file), file, madeUpWordColumns, madeUpWordSchema), (row) =>
      itemOfMadeUpWord(row, known),
    ),
  );
  return joinSources([...real, ...madeUp]);
}

function mapItems<From, To>({ items, faults }: Source<From>, change: (value: From) => To): Source<To> {
  return { items: items.map((item) => ({ ...item, value: change(item.value) })), faults };
}
