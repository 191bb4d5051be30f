import {
  type AnyStateMachine,
  assign,
  type EventObject,
  emit,
  type NonReducibleUnknown,
  sendTo,
  setup,
  type UnknownActorLogic,
} from 'xstate';
import type { Draft, FlowContext, FlowEmitted, FlowInput, FlowTag, PracticeQuestion } from '../protocol/protocol.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from './flow.ts';
import type { PracticePorts } from './ports.ts';
import { timerOn, timerWithoutClock } from './timer.ts';

/** What every flow stores about its answer. */
export interface AnsweredContext extends FlowContext<PracticeQuestion> {
  /** Whether the answer was submitted. */
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: unknown;
}

export interface Elapsed {
  elapsedMs: number;
}

/** The common actions and their parameters. */
type FlowActions = {
  setElapsed: Elapsed;
  grade: undefined;
  startOver: undefined;
  reopen: undefined;
  emitDraft: undefined;
  emitAnswered: undefined;
  pauseTimer: undefined;
  resumeTimer: undefined;
};

/** The common guards and their parameters. */
type FlowGuards = {
  isExam: undefined;
  isLearn: undefined;
  isPractice: undefined;
  isAnswered: undefined;
  isAnsweredInExam: undefined;
  isDraftDue: Elapsed;
};

/** The types of a flow. */
interface FlowTypes<C, E, A, D, M> {
  context: C;
  events: E;
  answer: A;
  /** The answer as stored in a draft. */
  draft: D;
  /** Events that it emits in addition to `answered` and `draft`. */
  emitted?: M;
}

/** What `practiceFlow` needs to know about a flow. */
interface FlowParts<C extends AnsweredContext, A, D> {
  /** The machine's id, which is stored in drafts. */
  id: string;
  /** Whether the content of a draft is an answer to this question. */
  isDraftAnswer(question: C['question'], value: unknown): boolean;
  /** The flow's own initial context. The draft has been checked with `isDraftAnswer`. */
  toContext(
    input: FlowInput<C['question'], D>,
    draft: Draft<D> | undefined,
  ): Omit<C, keyof AnsweredContext> & Partial<FlowContext<C['question']>>;
  /** Whether the clock had started when the question was left; only for flows whose clock doesn't start immediately. */
  hasStarted?(draft: Draft<D> | undefined): boolean;
  /** What Solve Again clears in addition to time and result. */
  cleared(context: C): Partial<C>;
  toDraft(context: C): D;
  /** The used time that a draft stores, if other than `elapsedMs`. */
  draftTime?(context: C): number;
  toAnswer(context: C): A;
  /** What submitting changes in addition to the result. */
  closed?(context: C): Partial<C>;
  /** Grades the answer. Not called in exam mode. */
  grade(context: C): C['result'];
}

/**
 * What all practice flows have in common: starting from a draft, the clock, drafts, submitting one answer, and the modes.
 * Extend its `setup` with the flow's own actions and guards, and start the machine with its `root`.
 */
export function practiceFlow<
  C extends AnsweredContext,
  E extends EventObject,
  A,
  D,
  M extends EventObject = never,
  Actors extends Record<string, UnknownActorLogic> = Record<never, never>,
>(parts: { types: FlowTypes<C, E, A, D, M>; actors?: Actors } & NoInfer<FlowParts<C, A, D>>) {
  const { id } = parts;
  const graded = (context: C): C => {
    const closed = { ...context, ...parts.closed?.(context), answered: true };
    return { ...closed, result: closed.mode === 'exam' ? null : parts.grade(closed) };
  };
  const draftOf = (context: C): Draft<D> => {
    const elapsedMs = parts.draftTime?.(context) ?? context.elapsedMs;
    const phase = context.answered ? 'reviewed' : 'answering';
    return writeDraft(id, { ...context, elapsedMs }, phase, parts.toDraft(context));
  };
  const toContext = ({ input }: { input: FlowInput<C['question'], D> }): C => {
    const draft = readDraft(input, id, (value) => parts.isDraftAnswer(input.question, value));
    const context = {
      ...toFlowContext(input, draft, parts.hasStarted?.(draft)),
      ...parts.toContext(input, draft),
      answered: false,
      result: null,
    } as unknown as C;
    return draft?.phase === 'reviewed' ? graded(context) : context;
  };
  return {
    root: { id, context: toContext, initial: 'opening' } as const,
    setup: setup<
      C,
      E,
      Actors & { timer: typeof timerWithoutClock },
      Record<never, never>,
      FlowActions,
      FlowGuards,
      never,
      FlowTag,
      FlowInput<C['question'], D>,
      NonReducibleUnknown,
      FlowEmitted<A, NonNullable<C['result']>, D> | M
    >({
      actors: { timer: timerWithoutClock, ...parts.actors } as never,
      actions: {
        setElapsed: assign((_, { elapsedMs }: Elapsed) => ({ elapsedMs }) as Partial<C>),
        grade: assign(({ context }) => graded(context)),
        startOver: assign(({ context }) => ({
          ...parts.cleared(context),
          elapsedMs: 0,
          answered: false,
          result: null,
        })),
        reopen: assign({ answered: false, result: null } as Partial<C>),
        emitDraft: emit(({ context }) => ({ type: 'draft' as const, draft: draftOf(context) })),
        emitAnswered: emit(({ context }) => ({
          type: 'answered' as const,
          questionId: context.question.questionId,
          answer: parts.toAnswer(context),
          result: (context.result ?? null) as NonNullable<C['result']> | null,
          draft: draftOf(context),
        })),
        pauseTimer: sendTo('timer', { type: 'timer.pause' }),
        resumeTimer: sendTo('timer', { type: 'timer.resume' }),
      },
      guards: {
        isExam: ({ context }) => context.mode === 'exam',
        isLearn: ({ context }) => context.mode === 'learn',
        isPractice: ({ context }) => context.mode !== 'exam',
        isAnswered: ({ context }) => context.answered,
        isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
        isDraftDue: ({ context }, { elapsedMs }: Elapsed) => isDraftDue(context.elapsedMs, elapsedMs),
      },
    }),
  };
}

const elapsed = ({ event }: { event: Elapsed }) => event;

/** Stores the elapsed time from a timer event. */
export const setElapsed = { type: 'setElapsed', params: elapsed } as const;

/** Invokes the clock of the current part. */
export const timer = {
  id: 'timer',
  src: 'timer',
  input: ({ context }: { context: FlowContext<PracticeQuestion> }) => toTimerInput(context),
} as const;

/** A state in which the learner answers against the clock. */
export const timed = { tags: ['answering', 'timed'], invoke: timer } as const;

/** Handlers for the clock's events in such a state; when the time is over, it goes to `target`. */
export const clockEvents = (target: string) =>
  ({
    'timer.expired': { target, actions: setElapsed },
    'timer.ticked': [
      { guard: { type: 'isDraftDue', params: elapsed }, actions: [setElapsed, 'emitDraft'] },
      { actions: setElapsed },
    ],
    'timer.pause': { guard: 'isPractice', actions: 'pauseTimer' },
    'timer.resume': { actions: 'resumeTimer' },
  }) as const;

/** Initial transitions of a flow whose draft contains a submitted answer. */
export const ifAnswered = [
  { guard: 'isAnsweredInExam', target: 'submitted' },
  { guard: 'isAnswered', target: 'reviewed' },
] as const;

/** Initial state of a flow that has one answering state. */
export const opening = { always: [...ifAnswered, { target: 'answering' }] } as const;

/** Grades and emits the answer. */
export const grading = {
  entry: ['grade', 'emitAnswered'],
  always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
} as const;

/** Solve Again, continuing at `target`. */
export const retry = (target: string) => ({ 'answer.retry': { target, actions: ['startOver', 'emitDraft'] } }) as const;

/** The review of a flow that has one answering state. */
export const reviewed = { tags: 'reviewed', on: retry('answering') } as const;

/** The end of an exam question. */
export const submitted = { tags: 'submitted' } as const;

/** Provides the clock to a machine that needs no other port. */
export const onClock = <Machine extends AnyStateMachine>(machine: Machine, { clock }: Pick<PracticePorts, 'clock'>) =>
  machine.provide({ actors: { timer: timerOn(clock) } }) as Machine;
