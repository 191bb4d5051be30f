import type { Db } from '../../db/index.ts';

/** How many members a class has. */
export async function countMembers(db: Db, classId: string): Promise<number> {
  const { n } = await db
    .selectFrom('class_members')
    .select((select) => select.fn.countAll<number>().as('n'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
