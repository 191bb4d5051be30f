import type { zOrderStartReply } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { levelOf, type QuestionBank } from '../measurement/index.ts';

/** With what the orders begin, as in the contract. */
export type OrderStart = z.infer<typeof zOrderStartReply>['data'];

/** The points between which the exam's scores lie. */
const SCALE = { lowest: 10, highest: 160 };

/** The values with which a learner's lists of a type are ordered from now on. */
export async function startOrder(
  { db, clock, bank }: { db: Db; clock: Clock; bank: QuestionBank },
  learner: { readonly userId: number; readonly submoduleId: number },
): Promise<OrderStart> {
  const fitting = await levelOf({ db, clock, bank }, learner);
  const middle = fitting && Math.round((fitting.from + fitting.to) / 2);
  return {
    aim: middle && Math.min(SCALE.highest, Math.max(SCALE.lowest, middle)),
    seenUntil: clock.now(),
  };
}
