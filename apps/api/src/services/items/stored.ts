import { itemQuestionId } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import type { Db } from '../../db/index.ts';

/** An item that an operator added. */
export interface StoredItem {
  readonly typeId: TypeId;
  readonly name: string;
  readonly questionId: number;
}

/** The operators' items that are shown, by type and name. */
export async function storedItems(db: Db): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('added_items')
    .selectAll()
    .where('is_shown', '=', 1)
    .orderBy('submodule_id')
    .orderBy('name')
    .execute();
  return rows.map(({ submodule_id, name, number }) => {
    // Only items of a type are stored.
    const typeId = submodule_id as TypeId;
    return { typeId, name, questionId: itemQuestionId(typeId, number) };
  });
}
