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

/** What every flow knows of its one answer. */
export interface AnsweredContext extends FlowContext<PracticeQuestion> {
  /** The answer was submitted. */
  answered: boolean;
  /** Null until reviewed, and always in exam mode. */
  result: unknown;
}

interface Elapsed {
  elapsedMs: number;
}

/** The common actions and their parameters. */
type FlowActions = {
  setElapsed: Elapsed;
  grade: undefined;
  startOver: undefined;
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
  /** What a draft keeps. */
  draft: D;
  /** What it emits besides `answered` and `draft`. */
  emitted?: M;
}

/** What `practiceFlow` needs to know about a flow. */
interface FlowParts<C extends AnsweredContext, A, D> {
  /** Id of the machine; drafts carry it. */
  id: string;
  /** Whether what a draft holds is an answer to this question. */
  isDraftAnswer(question: C['question'], value: unknown): boolean;
  /** What it starts from, besides what all flows start from. The draft is a readable one, if there is any. */
  toContext(
    input: FlowInput<C['question'], D>,
    draft: Draft<D> | undefined,
  ): Omit<C, keyof AnsweredContext> & Partial<FlowContext<C['question']>>;
  /** Whether the clock had started when the question was left, if it doesn't always start at once. */
  hasStarted?(draft: Draft<D> | undefined): boolean;
  /** What Solve Again clears, besides time and result. */
  cleared(context: C): Partial<C>;
  toDraft(context: C): D;
  /** The time used that a draft keeps, if it isn't always `elapsedMs`. */
  draftTime?(context: C): number;
  toAnswer(context: C): A;
  /** What submitting changes, besides the result. */
  closed?(context: C): Partial<C>;
  /** How the answer went. Not called in exam mode. */
  grade(context: C): C['result'];
}

/**
 * What all practice flows have in common: opening, the clock, drafts, the one answer and the modes. Extend its `setup` by the
 * actions and guards of the flow, and begin the machine with its `root`.
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

/** An action with the time that the timer's event tells. */
export const setElapsed = { type: 'setElapsed', params: elapsed } as const;

/** The clock of the part under way. */
export const timer = {
  id: 'timer',
  src: 'timer',
  input: ({ context }: { context: FlowContext<PracticeQuestion> }) => toTimerInput(context),
} as const;

/** A state in which the learner answers against the clock. */
export const timed = { tags: ['answering', 'timed'], invoke: timer } as const;

/** What the clock says in such a state; its end leads to `target`. */
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

/** Where a flow goes at first if its draft holds a submitted answer. */
export const ifAnswered = [
  { guard: 'isAnsweredInExam', target: 'submitted' },
  { guard: 'isAnswered', target: 'reviewed' },
] as const;

/** The first state of a flow that has one state to answer in. */
export const opening = { always: [...ifAnswered, { target: 'answering' }] } as const;

/** Grades and emits the answer. */
export const grading = {
  entry: ['grade', 'emitAnswered'],
  always: [{ guard: 'isExam', target: 'submitted' }, { target: 'reviewed' }],
} as const;

/** Solve Again, from `target` on. */
export const retry = (target: string) => ({ 'answer.retry': { target, actions: ['startOver', 'emitDraft'] } }) as const;

/** The review of a flow that has one state to answer in. */
export const reviewed = { tags: 'reviewed', on: retry('answering') } as const;

/** The end of an exam question. */
export const submitted = { tags: 'submitted' } as const;

/** A machine on these ports, if it needs only the clock. */
export const onClock = <Machine extends AnyStateMachine>(machine: Machine, { clock }: Pick<PracticePorts, 'clock'>) =>
  machine.provide({ actors: { timer: timerOn(clock) } }) as Machine;
