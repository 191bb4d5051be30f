import { randomUUID } from 'node:crypto';
import type { zSittingRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, inTransaction } from '../../db/index.ts';
import { Conflict, InvalidInput } from '../../domain/errors.ts';
import {
  blocksOf,
  minutesOf,
  type PlannedSlot,
  type SittingExam,
  slotsOfBlocks,
  slotsOfDrill,
  toSittingExam,
} from '../../domain/sittings/exam.ts';
import { extendSlot } from '../../domain/sittings/time-factor.ts';
import type { Deps } from '../deps.ts';
import { countBank } from './exams.ts';
import { readSitting, type SittingPolicy, slotsOf } from './rows.ts';
import { type Sitting, sittingView } from './view.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'limits' | 'exams' | 'sittings'>;
type Request = z.infer<typeof zSittingRequest>;

interface Plan {
  readonly policy: SittingPolicy;
  readonly exam: SittingExam | null;
  readonly minutes: number;
  readonly slots: readonly PlannedSlot[];
}

async function planDrill({ db }: Needs, { level, mode, review, ...drill }: Extract<Request, { kind: 'drill' }>) {
  const counts = await countBank(db, level === 'Mine' ? undefined : level);
  const slots = slotsOfDrill({ ...drill, mode }, counts);
  return { policy: { level, mode, review }, exam: null, minutes: minutesOf(slots), slots };
}

async function planTest({ db, exams, sittings }: Needs, request: Exclude<Request, { kind: 'drill' }>): Promise<Plan> {
  const form = request.kind === 'mock' ? request.form : 'placement';
  const exam = exams.find(({ id, forms }) => (request.kind === 'mock' ? id === request.examId : forms.placement));
  if (!exam && request.kind === 'mock') throw new InvalidInput('exam.notFound', { field: 'examId' });
  if (!exam) throw new Conflict('sitting.noQuestions');
  const { timeFactor = 1 } = request;
  const slots = slotsOfBlocks(blocksOf(exam, form, await countBank(db)), sittings.random);
  return {
    policy: timeFactor === 1 ? {} : { timeFactor },
    exam: toSittingExam(exam, form),
    minutes: Math.ceil((exam.forms[form]?.minutes ?? 1) * timeFactor),
    slots: slots.map((slot) => extendSlot(slot, timeFactor)),
  };
}

/**
 * Prepares a sitting. Nothing counts and no clock runs until it is started.
 *
 * @throws InvalidInput when the exam is unknown, Conflict when there are no questions for it, LimitReached
 */
export async function createSitting(
  deps: Needs,
  { userId, ...request }: Request & { readonly userId: number },
): Promise<Sitting> {
  await deps.limits.consume('sittingPerAccount', String(userId));
  const plan = await (request.kind === 'drill' ? planDrill(deps, request) : planTest(deps, request));
  if (plan.slots.length === 0) throw new Conflict('sitting.noQuestions');
  return inTransaction(deps.db, async (db) => {
    const sittingId = randomUUID();
    await store(db, { sittingId, userId, kind: request.kind, now: deps.clock.now(), plan });
    return sittingView(await readSitting(db, { userId, sittingId }), await slotsOf(db, sittingId));
  });
}

interface NewSitting {
  readonly sittingId: string;
  readonly userId: number;
  readonly kind: Request['kind'];
  readonly now: number;
  readonly plan: Plan;
}

async function store(db: Db, { sittingId, userId, kind, now, plan: { policy, exam, minutes, slots } }: NewSitting) {
  await db
    .insertInto('sittings')
    .values({
      ...{ sitting_id: sittingId, user_id: userId, kind, state: 'ready', minutes },
      ...{ policy: JSON.stringify(policy), profile: exam && JSON.stringify(exam) },
      ...{ created_at: now, started_at: null, changed_at: now, finished_at: null },
      ranges: null,
    })
    .execute();
  const empty = {
    ...({ state: 'waiting', question_id: null, question: null, handed_out_at: null, opened_at: null } as const),
    ...{ answered_at: null, answer: null, recording: null, used_seconds: null, late: 0, score: null, attempt_id: null },
  };
  await db
    .insertInto('sitting_slots')
    .values(
      slots.map(({ submoduleId, seconds, totalSeconds }, index) => ({
        ...{ sitting_id: sittingId, slot: index + 1, user_id: userId, submodule_id: submoduleId },
        ...{ seconds, total_seconds: totalSeconds },
        ...empty,
      })),
    )
    .execute();
}
