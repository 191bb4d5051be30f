import type { zStartAssignmentBody } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import { taskOf } from '../../domain/classes/task.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { createSitting } from '../sittings/create.ts';
import { createAssignedDrill } from '../sittings/create-assigned-drill.ts';
import { readSitting } from '../sittings/rows.ts';
import { showSitting } from '../sittings/show.ts';
import type { Sitting } from '../sittings/view.ts';
import { type AssignmentKey, lockAccount, lockClass, membershipOf, readAssignment } from './access.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'limits' | 'exams' | 'sittings'>;
type Start = AssignmentKey & z.infer<typeof zStartAssignmentBody>;

/** The learner's sitting of an assignment that isn't finished. */
async function unfinished(db: Db, { userId, assignmentId }: AssignmentKey): Promise<string | undefined> {
  const row = await db
    .selectFrom('class_works as w')
    .innerJoin('sittings as s', 's.sitting_id', 'w.sitting_id')
    .select('w.sitting_id')
    .where('w.user_id', '=', userId)
    .where('w.assignment_id', '=', assignmentId)
    .where('s.state', '<>', 'finished')
    .executeTakeFirst();
  return row?.sitting_id;
}

async function prepare(deps: Needs, { userId, timeFactor }: Start, row: { readonly task: string }): Promise<Sitting> {
  const task = taskOf(row);
  if (task.kind === 'drill') return createAssignedDrill(deps, { userId, ...task });
  const { examId, form } = task;
  return createSitting(deps, { userId, kind: 'mock', examId, form, ...(timeFactor && { timeFactor }) });
}

/**
 * The drill or test of an assignment, ready to be started. One that isn't finished goes on; of two requests at once the second
 * gets the sitting of the first.
 *
 * @throws NotFound when the learner isn't a member or there is no such assignment, Conflict when there are no questions for it any
 *   more, InvalidInput when its exam is no longer offered, LimitReached
 */
export function startAssignment(deps: Needs, start: Start): Promise<Sitting> {
  return inTransaction(deps.db, async (db) => {
    await lockAccount(db, start.userId);
    await lockClass(db, start.classId);
    const member = await membershipOf(db, start);
    if (!member) throw new NotFound('class.notFound');
    const assignment = await readAssignment(db, start);
    const begun = await unfinished(db, start);
    const sittingId = begun ?? (await prepare({ ...deps, db }, start, assignment)).sittingId;
    if (begun === undefined) {
      const { userId: user_id, assignmentId: assignment_id } = start;
      await db
        .insertInto('class_works')
        .values({
          ...{ sitting_id: sittingId, assignment_id, member_id: member.member_id, user_id },
          ...{ finished_at: null, asked: null, scores: null, misses: null },
        })
        .execute();
    }
    return showSitting(db, await readSitting(db, { userId: start.userId, sittingId }));
  });
}
