import type { zSitting } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { SittingRow, SlotRow } from '../../db/index.ts';
import { examOf, isSealed, policyOf } from './rows.ts';

/** A sitting, as in the contract. */
export type Sitting = z.infer<typeof zSitting>;

/** A time as in the contract (ISO 8601). */
export const iso = (instant: number) => new Date(instant).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));

/** The exam of a mock test, as in the contract; nothing for other kinds. */
export function examView(row: SittingRow): Pick<Sitting, 'exam'> {
  const exam = row.kind === 'mock' ? examOf(row) : null;
  if (!exam || exam.form === 'placement') return {};
  const { examId, version, name, form } = exam;
  return { exam: { examId, version, name, form } };
}

/** A sitting with its slots, as in the contract. */
export function sittingView(row: SittingRow, slots: readonly SlotRow[]): Sitting {
  const { mode, review, timeFactor } = policyOf(row);
  const showsScores = !isSealed(row) || row.state === 'finished';
  return {
    sittingId: row.sitting_id,
    kind: row.kind,
    state: row.state,
    isSealed: isSealed(row),
    ...examView(row),
    ...(mode && { mode }),
    ...(review && { review }),
    ...(timeFactor && { timeFactor }),
    slots: slots.map((slot) => ({
      slot: slot.slot,
      submoduleId: slot.submodule_id,
      state: slot.state,
      isLate: slot.late === 1,
      ...(slot.question_id !== null && { questionId: slot.question_id }),
      ...(showsScores && { score: slot.score }),
    })),
    minutes: row.minutes,
    createdAt: iso(row.created_at),
    startedAt: isoOrNull(row.started_at),
    finishedAt: isoOrNull(row.finished_at),
  };
}
