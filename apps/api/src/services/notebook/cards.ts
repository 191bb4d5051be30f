import type { Db, ReviewCardRow } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Schedule } from '../../domain/review-schedule.ts';

/** Identifies a learner's card. */
export interface CardKey {
  readonly userId: number;
  readonly cardId: number;
}

/** The columns of a schedule. */
type ScheduleColumns = Pick<ReviewCardRow, 'due_at' | 'streak' | 'memory' | 'graduated_at'>;

/** Converts a schedule to columns. */
export const toColumns = ({ dueAt, streak, memory, graduatedAt }: Schedule): ScheduleColumns => ({
  due_at: dueAt,
  streak,
  memory: JSON.stringify(memory),
  graduated_at: graduatedAt,
});

/** Converts columns to a schedule. */
export const scheduleOf = ({ due_at, streak, memory, graduated_at }: ScheduleColumns): Schedule => ({
  dueAt: due_at,
  streak,
  memory: JSON.parse(memory),
  graduatedAt: graduated_at,
});

/** The learner's card, deleted or not. */
export async function findCard(db: Db, { userId, cardId }: CardKey): Promise<ReviewCardRow | undefined> {
  return db
    .selectFrom('review_cards')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * The learner's card.
 *
 * @throws NotFound when it does not exist, belongs to another learner, or was deleted
 */
export async function getCard(db: Db, key: CardKey): Promise<ReviewCardRow> {
  const card = await findCard(db, key);
  if (!card || card.deleted_at !== null) throw new NotFound('card.notFound');
  return card;
}

/** Updates a card unless it has changed since it was read (optimistic locking). @returns whether it was updated */
export async function changeCard(db: Db, card: ReviewCardRow, columns: Partial<ReviewCardRow>): Promise<boolean> {
  const changed = await db
    .updateTable('review_cards')
    .set({ ...columns, revision: card.revision + 1 })
    .where('card_id', '=', card.card_id)
    .where('revision', '=', card.revision)
    .returning('card_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Reads and updates a card, retrying if another request changed it in between. @returns the card before the update */
export async function readAndChange(
  read: () => Promise<ReviewCardRow | undefined>,
  change: (card: ReviewCardRow) => Promise<boolean>,
): Promise<ReviewCardRow | undefined> {
  for (;;) {
    const card = await read();
    if (!card || (await change(card))) return card;
  }
}
