import type { Db, ReviewCardRow } from '../../db/index.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Schedule } from '../../domain/review-schedule.ts';

/** Names a card of a learner. */
export interface CardKey {
  readonly userId: number;
  readonly cardId: number;
}

/** The columns that a schedule fills. */
type ScheduleColumns = Pick<ReviewCardRow, 'due_at' | 'streak' | 'memory' | 'graduated_at'>;

/** A schedule as stored. */
export const toColumns = ({ dueAt, streak, memory, graduatedAt }: Schedule): ScheduleColumns => ({
  due_at: dueAt,
  streak,
  memory: JSON.stringify(memory),
  graduated_at: graduatedAt,
});

/** A stored schedule. */
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
 * The learner's card in the notebook.
 *
 * @throws NotFound when there is none, when it is another's, or when it was deleted
 */
export async function getCard(db: Db, key: CardKey): Promise<ReviewCardRow> {
  const card = await findCard(db, key);
  if (!card || card.deleted_at !== null) throw new NotFound('card.notFound');
  return card;
}

/** Changes a card unless it was changed since it was read. @returns whether it did */
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

/** Reads a card and changes it, again if another request came between. @returns the card as it was read last */
export async function readAndChange(
  read: () => Promise<ReviewCardRow | undefined>,
  change: (card: ReviewCardRow) => Promise<boolean>,
): Promise<ReviewCardRow | undefined> {
  for (;;) {
    const card = await read();
    if (!card || (await change(card))) return card;
  }
}
