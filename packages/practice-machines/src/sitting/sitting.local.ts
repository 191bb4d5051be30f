import { fromCallback, fromPromise } from 'xstate';
import type {
  ConnectionReport,
  OpenedSlot,
  Sitting,
  SittingCall,
  SittingInput,
  SittingSlot,
  SlotCall,
  SlotQuestion,
} from './sitting.types.ts';

/** A question of a list. */
export interface LocalQuestion {
  submoduleId: number;
  /** What `question` reads. */
  question: unknown;
  /** Seconds for it; null for no limit. */
  seconds: number | null;
}

/** How a list is practised. */
export interface LocalSittingOptions {
  /** At least one. */
  questions: readonly LocalQuestion[];
  /** Default `timed`. */
  mode?: 'timed' | 'learn';
  /** Whether the review is shown after each question or only at the end. Default `each`. */
  review?: 'each' | 'end';
  /** Default false: the first question is opened at once. */
  hasIntroduction?: boolean;
  /** How far an earlier visit came, one slot for each question; it goes on from a pause. Default: it is new. */
  begun?: readonly Pick<SittingSlot, 'state' | 'score'>[] | undefined;
}

const SECONDS_PER_MINUTE = 60;

/**
 * A drill over a list of questions, without a host: input and actors of the machine. Add `question`, such as
 * `runSlotFlow(…)`, and `wait`.
 *
 * @throws {RangeError} if the list is empty
 */
export function localSitting(options: LocalSittingOptions) {
  const { questions, mode = 'timed', review = 'each', hasIntroduction = false, begun } = options;
  if (questions.length === 0) throw new RangeError('A sitting needs at least one question.');
  const seconds = questions.reduce((sum, each) => sum + (each.seconds ?? SECONDS_PER_MINUTE), 0);
  const sitting: Sitting = {
    kind: 'drill',
    state: begun ? 'paused' : 'ready',
    isSealed: false,
    review,
    mode,
    slots: questions.map(({ submoduleId }, index) => ({
      ...{ slot: index + 1, submoduleId, state: 'waiting' },
      ...begun?.[index],
    })),
    minutes: Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE)),
  };
  const at = (slot: number): SlotQuestion | null => {
    const given = questions[slot - 1];
    return given ? { ...given, slot, secondsLeft: given.seconds } : null;
  };
  const become = (state: Sitting['state']) =>
    fromPromise<Sitting, SittingCall>(async ({ input }) => ({ ...input.sitting, state }));
  const input: SittingInput = { sitting, hasIntroduction };
  return {
    input,
    actors: {
      start: become('running'),
      pause: become('paused'),
      reload: become('running'),
      finish: become('finished'),
      openSlot: fromPromise<OpenedSlot, SlotCall>(async ({ input: { slot } }) => {
        const current = at(slot);
        if (!current) throw new RangeError(`The list has no question ${slot}.`);
        return { current, next: at(slot + 1) };
      }),
      connection: fromCallback<ConnectionReport, undefined>(() => {}),
    },
  };
}
