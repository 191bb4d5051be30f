import type { CallFailure } from '../shared/failure.ts';
import { currentCheck, isAhead, isRowType, nextSlot, slotOf } from './sitting.logic.ts';
import type { SittingSnapshot } from './sitting.machine.ts';
import type { CheckResult, RunningFlow, Sitting, SittingKind, SittingSlot } from './sitting.types.ts';

/** Where the learner is. */
export interface SittingProgress {
  /** Number of the current question, from 1. */
  number: number;
  /** Of all questions. */
  count: number;
  /** Questions that are over. */
  done: number;
  /** Its type. */
  submoduleId: number;
  /** Answers on this device that the host doesn't have yet. */
  unsent: number;
  isOnline: boolean;
}

/** What to show of a sitting; the app names its own type of flow. */
export type SittingView<TFlow = RunningFlow> = { kind: SittingKind } & SittingPhase<TFlow>;

type SittingPhase<TFlow> =
  /** `isBegun`: it goes on where it was left. */
  | { phase: 'introduction'; sitting: Sitting; needsCheck: boolean; isBegun: boolean; next: SittingSlot | null }
  | {
      phase: 'checking';
      checks: readonly CheckResult[];
      /** The check that is next, runs or failed; null when all are over. */
      current: CheckResult | null;
      /** The test sound has ended: was it heard? */
      isHearing: boolean;
      /** Loudness of the microphone, 0..1. */
      level: number;
    }
  | { phase: 'starting' }
  | ({
      phase: 'question';
      sitting: Sitting;
      /** Null until it runs. A different one for each question. */
      flow: TFlow | null;
      /** Number of the slot. */
      slot: number;
      /** Questions of this type follow each other without a stop: their view should stay, with its focus. */
      isRow: boolean;
      isReviewing: boolean;
      /** The learner has to confirm a pause that ends this question. */
      isPauseAsked: boolean;
      isLeaving: boolean;
      /** The previous question was answered on another device. */
      isElsewhere: boolean;
      /** No question follows. */
      isLast: boolean;
    } & SittingProgress)
  /** The next question isn't here and the host can't be reached. No clock runs. */
  | ({ phase: 'disconnected' } & SittingProgress)
  | ({ phase: 'broken'; failure: CallFailure } & SittingProgress)
  /** A short stop. `isTimeUp`: the clock submitted the last answer. */
  | ({ phase: 'between'; isTimeUp: boolean; next: SittingSlot } & SittingProgress)
  | ({ phase: 'paused'; sitting: Sitting; next: SittingSlot | null } & SittingProgress)
  | { phase: 'pausing' }
  /** `isWaiting`: the host can't be reached; everything is kept on the device. */
  | { phase: 'finishing'; isWaiting: boolean; unsent: number }
  | { phase: 'finished'; sitting: Sitting }
  | { phase: 'failed'; failure: CallFailure };

/** The view model of a sitting. */
export function sittingView(snapshot: SittingSnapshot): SittingView {
  return { kind: snapshot.context.sitting.kind, ...phaseOf(snapshot) };
}

function phaseOf(snapshot: SittingSnapshot): SittingPhase<RunningFlow> {
  const { context } = snapshot;
  const { sitting, unsent, isOnline } = context;
  const unknown: CallFailure = { code: 'unknown', message: '' };
  const failure = context.failed?.failure ?? unknown;
  const next = nextSlot(sitting) ?? null;
  const current = slotOf(context) ?? next;
  const progress: SittingProgress = {
    number: current ? sitting.slots.indexOf(current) + 1 : 0,
    count: sitting.slots.length,
    done: sitting.slots.filter(({ state }) => state === 'answered' || state === 'missed').length,
    submoduleId: current?.submoduleId ?? 0,
    unsent,
    isOnline,
  };
  if (snapshot.matches('finished')) return { phase: 'finished', sitting };
  if (snapshot.matches('failed')) return { phase: 'failed', failure };
  if (snapshot.matches('introduction') || snapshot.matches('arriving')) {
    return {
      phase: 'introduction',
      sitting,
      needsCheck: context.checks.length > 0,
      isBegun: sitting.state !== 'ready',
      next,
    };
  }
  if (snapshot.matches('checking')) {
    return {
      phase: 'checking',
      checks: context.checks,
      current: currentCheck(context.checks) ?? null,
      isHearing: snapshot.matches({ checking: 'hearing' }),
      level: context.level,
    };
  }
  if (snapshot.matches('starting')) return { phase: 'starting' };
  if (snapshot.matches('pausing')) return { phase: 'pausing' };
  if (snapshot.matches('paused')) return { phase: 'paused', sitting, next, ...progress };
  if (snapshot.matches('between') && next) {
    return { phase: 'between', isTimeUp: context.isTimeUp, next, ...progress };
  }
  if (snapshot.matches('finishing')) {
    return { phase: 'finishing', isWaiting: snapshot.matches({ finishing: 'lost' }), unsent };
  }
  if (snapshot.matches({ reloading: 'lost' })) return { phase: 'disconnected', ...progress };
  if (snapshot.matches({ running: { task: 'broken' } })) return { phase: 'broken', failure, ...progress };
  const isMissing = snapshot.matches({ running: { task: 'waiting', host: 'lost' } });
  if (isMissing) return { phase: 'disconnected', ...progress };
  return {
    phase: 'question',
    sitting,
    flow: context.flow,
    slot: context.slot,
    isRow: isRowType(progress.submoduleId),
    isReviewing: snapshot.matches({ running: { task: { asking: 'reviewing' } } }),
    isPauseAsked:
      snapshot.matches({ running: { task: { waiting: 'doubtful' } } }) ||
      snapshot.matches({ running: { task: { asking: { answering: 'doubtful' } } } }),
    isLeaving: snapshot.matches({ running: { task: { asking: { answering: 'leaving' } } } }),
    isElsewhere: context.isElsewhere,
    isLast: sitting.slots.every((each) => each === current || !isAhead(each)),
    ...progress,
  };
}
