import type { zSittingRequest } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { Conflict, InvalidInput } from '../../domain/errors.ts';
import { blocksOf, minutesOf, slotsOfBlocks, slotsOfDrill, toSittingExam } from '../../domain/sittings/exam.ts';
import { extendSlot } from '../../domain/sittings/time-factor.ts';
import type { Deps } from '../deps.ts';
import { countBank } from './exams.ts';
import { type Plan, storeSitting } from './store-sitting.ts';
import type { Sitting } from './view.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'limits' | 'exams' | 'sittings'>;
type Request = z.infer<typeof zSittingRequest>;

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
  return storeSitting(deps, { userId, kind: request.kind, plan });
}
