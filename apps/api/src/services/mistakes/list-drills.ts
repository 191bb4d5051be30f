import type { zDrills } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, MistakeRow } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { fillIn } from '../../domain/mistakes/index.ts';
import { outcomesOf } from '../../domain/review-schedule.ts';
import { iso } from '../notebook/card-view.ts';
import { scheduleOf } from '../notebook/cards.ts';
import { countDrills, selectDue } from './count-drills.ts';
import { type MistakeKind, selectMistakes, viewMistake, withQuestions } from './select-mistakes.ts';

/** Drills of a session, as in the contract. */
export type Drills = z.infer<typeof zDrills>;

const fixable = ({ range_start, range_end, fixes }: MistakeRow) => ({
  start: range_start,
  end: range_end,
  fixes: JSON.parse(fixes) as string[],
});

/** The due drills, longest overdue first, with the outcome of each rating. */
export async function listDrills(
  { db, clock }: { db: Db; clock: Clock },
  { userId, kind, size }: { userId: number; kind?: MistakeKind | undefined; size: number },
): Promise<Drills> {
  const now = clock.now();
  const filter = { userId, kind, now };
  const rows = await withQuestions(selectDue(db, filter))
    .orderBy('m.due_at')
    .orderBy('m.mistake_id')
    .limit(size)
    .execute();
  const attempts = [...new Set(rows.map(({ attempt_id }) => attempt_id))];
  const inSameTexts =
    attempts.length === 0
      ? []
      : await selectMistakes(db, { userId }).selectAll('m').where('m.attempt_id', 'in', attempts).execute();
  const { due, nextAt } = await countDrills(db, filter);
  return {
    now: iso(now),
    content: rows.map((row) => {
      const others = inSameTexts.filter(
        (other) =>
          other.mistake_id !== row.mistake_id &&
          other.attempt_id === row.attempt_id &&
          other.sentence_number === row.sentence_number &&
          other.sentence === row.sentence,
      );
      return {
        mistake: viewMistake(row),
        ...fillIn(row.sentence, fixable(row), others.map(fixable)),
        outcomes: outcomesOf(scheduleOf(row), now).map(({ dueAt, ...outcome }) => ({ ...outcome, dueAt: iso(dueAt) })),
      };
    }),
    totalElements: due,
    nextDueAt: nextAt,
  };
}
