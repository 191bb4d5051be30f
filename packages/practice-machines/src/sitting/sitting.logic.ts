import { findType, types } from '@rehearse/question-types';
import type {
  AskedQuestion,
  CheckResult,
  DeviceCheck,
  OpenedSlot,
  Sitting,
  SittingContext,
  SittingSlot,
} from './sitting.types.ts';

/** How long to wait before the host is asked again without a sign that the connection is back. */
export const RETRY_MS = 5000;

/** Types whose questions follow each other without a stop, as in the exam. */
const inRow: readonly number[] = [types.readAndSelect.id];

export const isRowType = (submoduleId: number): boolean => inRow.includes(submoduleId);

/** What has to work for these questions, in the order of the checks; empty if nothing has to. */
export function checksFor(slots: readonly SittingSlot[]): DeviceCheck[] {
  const needed = slots.flatMap(({ submoduleId }) => findType(submoduleId) ?? []);
  const isSpoken = needed.some(({ answer }) => answer === 'recording');
  const isHeard = needed.some(({ skills }) => skills.includes('listening'));
  if (!isSpoken && !isHeard) return [];
  return [
    ...(isHeard ? (['sound'] as const) : []),
    ...(isSpoken ? (['microphone', 'quiet'] as const) : []),
    'connection',
  ];
}

/**
 * Only sealed sittings are checked: in a drill every flow says itself what is missing. A test that was interrupted
 * without a pause may have a question open, whose clock runs at the host, so nothing comes before it.
 */
export function toChecks({ isSealed, state: was, slots }: Sitting): CheckResult[] {
  if (!isSealed || was === 'running') return [];
  return checksFor(slots.filter(isAhead)).map((check) => ({ check, state: 'waiting', failure: null }));
}

/** The check that is next or runs; undefined after the last. */
export const currentCheck = (checks: readonly CheckResult[]) =>
  checks.find(({ state }) => state !== 'good' && state !== 'skipped');

/** The checks with a change to the current one. */
export function withCurrent(checks: readonly CheckResult[], change: Partial<CheckResult>): CheckResult[] {
  const current = currentCheck(checks);
  return checks.map((each) => (each === current ? { ...each, ...change } : each));
}

/** Whether a slot is still to be answered. */
export const isAhead = ({ state }: SittingSlot) => state === 'waiting' || state === 'open';

/** The slot to answer next; undefined after the last. */
export const nextSlot = ({ slots }: Sitting): SittingSlot | undefined => slots.find(isAhead);

export const slotOf = ({ sitting, slot }: SittingContext): SittingSlot | undefined =>
  sitting.slots.find((each) => each.slot === slot);

/** Whether the next question follows the last one without a stop. */
export function isRow(context: SittingContext): boolean {
  const last = slotOf(context)?.submoduleId;
  return last !== undefined && isRowType(last) && nextSlot(context.sitting)?.submoduleId === last;
}

/** Moves to the next slot, with its question if that was handed out ahead. */
export function advanced({ sitting, next }: SittingContext) {
  const slot = nextSlot(sitting)?.slot ?? 0;
  return { slot, question: next?.slot === slot ? next : null, next: null, flow: null, isTimeUp: false };
}

/** The sitting with a change to one slot. */
export function withSlot(sitting: Sitting, slot: number, change: Partial<SittingSlot>): Sitting {
  return { ...sitting, slots: sitting.slots.map((each) => (each.slot === slot ? { ...each, ...change } : each)) };
}

/** After the host opened the current slot. A question that is already on screen stays. */
export function opened({ sitting, question }: SittingContext, { current, next }: OpenedSlot) {
  // the answer may be faster than the host
  const isNew = sitting.slots.some((each) => each.slot === current.slot && isAhead(each));
  return {
    sitting: isNew ? withSlot(sitting, current.slot, { state: 'open' }) : sitting,
    question: question ?? current,
    next,
    refusedSlot: null,
  };
}

/**
 * The host's sitting. What was answered here stays answered, even if the host doesn't have the answer yet; otherwise the
 * learner would be asked again.
 */
export function reloaded(here: Sitting, host: Sitting): Sitting {
  const done = new Map(here.slots.flatMap((each) => (isAhead(each) ? [] : [[each.slot, each] as const])));
  return {
    ...host,
    slots: host.slots.map((each) => ({ ...(isAhead(each) ? (done.get(each.slot) ?? each) : each) })),
  };
}

/** The sitting without an answer in this slot, unless there is one. */
export function missed(sitting: Sitting, slot: number): Sitting {
  const isAnswered = sitting.slots.some((each) => each.slot === slot && each.state === 'answered');
  return isAnswered ? sitting : withSlot(sitting, slot, { state: 'missed' });
}

/** The question as `question` gets it. */
export function asked({ sitting, question }: SittingContext): AskedQuestion {
  if (!question) throw new Error('A sitting asks a question that it does not have: its machine is broken.');
  return { ...question, mode: sitting.mode, isSealed: sitting.isSealed };
}
