import { clipRecords, itemRecord, mostItems } from '@rehearse/content';
import { pictureUrl } from '@rehearse/content/picture-files';
import { type Db, inTransaction } from '../../db/index.ts';
import { type ImportDeps, importRecords, lockBank } from '../packs/index.ts';
import { ItemError } from './item-error.ts';
import { type CheckedItem, readItems } from './read-items.ts';

/** How many items were new, changed, and as before. */
export interface ItemsReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

const keyOf = (typeId: number, name: string) => `${typeId} ${name}`;

/** The number of each item: its own, or the next free one of its type. */
async function createNumbers(db: Db) {
  const rows = await db.selectFrom('added_items').selectAll().execute();
  const numbers = new Map(rows.map(({ submodule_id, name, number }) => [keyOf(submodule_id, name), number]));
  const last = new Map<number, number>();
  for (const { submodule_id, number } of rows) last.set(submodule_id, Math.max(number, last.get(submodule_id) ?? 0));
  return (typeId: number, name: string): number => {
    const known = numbers.get(keyOf(typeId, name));
    if (known !== undefined) return known;
    const number = (last.get(typeId) ?? 0) + 1;
    if (number > mostItems)
      throw new ItemError(
        `There is no room for "${name}": at most ${mostItems} names can be used for a type, also for removed items.`,
      );
    last.set(typeId, number);
    numbers.set(keyOf(typeId, name), number);
    return number;
  };
}

/** The pictures that items can show, by the name that an operator gave them. */
async function picturesOf(db: Db) {
  const rows = await db
    .selectFrom('added_pictures')
    .innerJoin('pictures', 'pictures.name', 'added_pictures.file')
    .select(['added_pictures.name', 'pictures.name as file', 'alt'])
    .execute();
  const pictures = new Map(
    rows.map(({ name, file, alt }) => [name, { questionImageUrl: pictureUrl(file), imageAlt: JSON.parse(alt) }]),
  );
  return (name: string) => pictures.get(name);
}

/** Checks a file of items against this store; see {@link readItems}. */
export async function checkItems(db: Db, file: string): Promise<readonly CheckedItem[]> {
  const options = { pictureOf: await picturesOf(db), numberOf: await createNumbers(db) };
  return (await readItems(file, options)).items;
}

/**
 * Imports a file of items, or updates those of the same types and names, in one transaction: nothing is imported if anything
 * is wrong.
 *
 * @throws ItemError with every fault, its line and its column
 */
export async function importItems({ db, clock }: ImportDeps, file: string): Promise<ItemsReport> {
  return inTransaction(db, async (tx) => {
    await lockBank(tx);
    const numberOf = await createNumbers(tx);
    const { items, clips } = await readItems(file, { pictureOf: await picturesOf(tx), numberOf });
    const records = items.map((item) => itemRecord({ ...item, number: numberOf(item.typeId, item.name) }));
    const { reports } = await importRecords({ db: tx, clock }, [...records, ...clipRecords(clips)]);
    for (const { typeId, name } of items)
      await tx
        .insertInto('added_items')
        .values({ submodule_id: typeId, name, number: numberOf(typeId, name), is_shown: 1, added_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['submodule_id', 'name']).doUpdateSet({ is_shown: 1 }))
        .execute();
    const { added, changed, unchanged } = reports.question;
    return { added, changed, unchanged };
  });
}
