import type { zPickReply, zPickRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, type RawBuilder, sql } from '../../db/index.ts';
import { questionsOf, taskOf } from '../../domain/classes/task.ts';
import type { Deps } from '../deps.ts';
import { countBank } from '../sittings/exams.ts';
import { type ClassKey, taughtClass } from './access.ts';
import { assignedQuestions } from './assigned-questions.ts';
import { assignmentsOf } from './views.ts';

type PickRequest = z.infer<typeof zPickRequest>;
type Picked = z.infer<typeof zPickReply>['data'];

/** For each wanted question, so many random places are looked at before the whole type is searched. */
const sampled = 4;

interface Wanted extends Omit<PickRequest, 'without'> {
  readonly without: readonly number[];
  /** Questions that the class has had; they come last. */
  readonly had: readonly number[];
  /** How many the bank has of the type and level. */
  readonly available: number;
}

/** Questions of the type and level that aren't left out. */
const candidates = ({ submoduleId, level, without }: Wanted): RawBuilder<{ question_id: number }> =>
  sql`select q.question_id from questions q
    where q.submodule_id = ${submoduleId} and q.withdrawn_at is null
      ${level === null ? sql`` : sql`and q.difficulty = ${level}`}
      ${without.length === 0 ? sql`` : sql`and q.question_id not in (${sql.join(without)})`}`;

/** New questions from random places; fewer than wanted if those are taken. */
async function sample(db: Db, wanted: Wanted, random: () => number): Promise<number[]> {
  const { available, level, count, had } = wanted;
  const place = sql.ref(level === null ? 'q.ord_s' : 'q.ord_d');
  const places = Array.from({ length: count * sampled }, () => Math.floor(random() * available) + 1);
  const { rows } = await sql<{ question_id: number }>`${candidates(wanted)} and ${place} in (${sql.join([
    ...new Set(places),
  ])})`.execute(db);
  const known = new Set(had);
  return shuffled(
    rows.map(({ question_id }) => question_id).filter((id) => !known.has(id)),
    random,
  ).slice(0, count);
}

/** Any questions, new ones first. */
async function search(db: Db, wanted: Wanted): Promise<number[]> {
  const { had, count } = wanted;
  const isKnown = had.length === 0 ? sql`0` : sql`case when question_id in (${sql.join(had)}) then 1 else 0 end`;
  const { rows } = await sql<{ question_id: number }>`select question_id from (${candidates(wanted)}) found
    order by ${isKnown}, random() limit ${count}`.execute(db);
  return rows.map(({ question_id }) => question_id);
}

const shuffled = (ids: readonly number[], random: () => number): number[] =>
  ids
    .map((id) => ({ id, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ id }) => id);

/**
 * Picks questions for an assignment, first those that the class hasn't had. A type may have thousands, so random places are tried
 * first. Nothing is stored.
 *
 * @throws NotFound, LimitReached
 */
export async function pickQuestions(
  { db, limits, sittings }: Pick<Deps, 'db' | 'limits' | 'sittings'>,
  { userId, classId, without = [], ...request }: ClassKey & PickRequest,
): Promise<Picked> {
  await taughtClass(db, { userId, classId });
  await limits.consume('classPerAccount', String(userId));
  const counts = await countBank(db, request.level ?? undefined);
  const available = counts.get(request.submoduleId) ?? 0;
  if (available === 0) return { questions: [], available };
  const assigned = await assignmentsOf(db, classId);
  const had = assigned.flatMap((row) => questionsOf(taskOf(row)).map(({ questionId }) => questionId));
  const wanted = { ...request, without, had, available };
  const tried = await sample(db, wanted, sittings.random);
  const ids = tried.length < request.count ? await search(db, wanted) : tried;
  const found = await assignedQuestions(db, ids);
  const questions = ids.flatMap((id) => {
    const { isWithdrawn = true, ...question } = found.get(id) ?? {};
    return isWithdrawn || !('questionId' in question) ? [] : [question];
  });
  return { questions, available };
}
