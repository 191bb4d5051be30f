import { type ActorRefFrom, assign, emit, type SnapshotFrom, sendTo, setup } from 'xstate';
import { type DeliveryStatus, type Draft, isSameSetting, type PracticeSettings } from '../protocol/index.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { runFlow, waitForNextTry } from './running-question.actors.ts';
import { dated, leaveRequest, opened, saveStateOf } from './running-question.logic.ts';
import type {
  AnswersEvent,
  LeaveRequest,
  LoadedQuestion,
  LockEvent,
  RunningQuestionContext,
  RunningQuestionEmitted,
  RunningQuestionEvent,
  RunningQuestionInput,
  RunningQuestionStorageEvent,
  StoredDraft,
  TabLock,
} from './running-question.types.ts';

type Status = { status: DeliveryStatus };
type Drafted = { draft: Draft<unknown> };
type Submission = { submission: unknown };

/** The flow, where a state can only be reached with one. */
function openedFlow({ context: { actor, flow } }: { context: RunningQuestionContext }) {
  if (!actor || !flow) throw new Error('A question runs without its flow: the running question machine is broken.');
  return { actor, flow };
}

/** One question, from its draft to its delivered answer. Provide `lock`, `load`, `storage`, `answers` and `leave`. */
export const runningQuestionMachine = setup({
  types: {
    context: {} as RunningQuestionContext,
    events: {} as RunningQuestionEvent,
    input: {} as RunningQuestionInput,
    emitted: {} as RunningQuestionEmitted,
  },
  actors: {
    lock: callbackStub<LockEvent, undefined>('runningQuestion', 'lock'),
    load: promiseStub<LoadedQuestion, undefined>('runningQuestion', 'load'),
    storage: callbackStub<RunningQuestionStorageEvent, undefined>('runningQuestion', 'storage'),
    answers: callbackStub<AnswersEvent, undefined>('runningQuestion', 'answers'),
    leave: promiseStub<void, LeaveRequest>('runningQuestion', 'leave'),
    flow: runFlow,
    nextTry: waitForNextTry,
  },
  actions: {
    setLock: assign((_, { state }: { state: TabLock }) => ({ lock: state })),
    setSettings: assign((_, { settings }: { settings: PracticeSettings }) => ({ settings })),
    open: assign(({ context }, { flow, draft }: LoadedQuestion) => ({ flow, ...opened({ ...context, flow }, draft) })),
    openAgain: assign(({ context }) => opened(context, context.draft)),
    openEmpty: assign(({ context }) => opened(context, null)),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    checkTime: assign(({ context: { awayMs, actor } }) => ({
      endedAway: awayMs > 0 && actor?.getSnapshot().hasTag('submitted') === true,
    })),
    setDraft: assign(({ context }, { draft }: Drafted) => dated(context, draft)),
    saveDraft: sendTo('storage', ({ context }) => ({
      type: 'draft.save' as const,
      draft: context.draft ?? { settings: context.openedUnder, readAt: context.readAt },
    })),
    discardDraft: sendTo('storage', { type: 'draft.discard' }),
    setNewKey: assign(({ context: { visitId, submitCount } }) => ({
      submitCount: submitCount + 1,
      idempotencyKey: `${visitId}.${submitCount + 1}`,
      saved: null,
    })),
    clearKey: assign({ idempotencyKey: null, saved: null }),
    setKey: assign((_, { idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey })),
    submit: sendTo('answers', ({ context: { idempotencyKey, draft } }, { submission }: Submission) => ({
      type: 'answer.submit' as const,
      submission,
      idempotencyKey: idempotencyKey as string,
      draft: draft as StoredDraft,
    })),
    sendAgain: sendTo('answers', ({ context: { idempotencyKey } }) => ({
      type: 'answer.sendAgain' as const,
      idempotencyKey: idempotencyKey as string,
    })),
    findAnswer: sendTo('answers', { type: 'answer.find' }),
    setSaved: assign((_, { status }: Status) => ({ saved: saveStateOf(status) })),
    tellFlow: ({ context: { actor, flow } }, { status }: Status) => {
      const event = flow?.onDelivery?.(status);
      if (event) actor?.send(event);
    },
    pauseFlow: sendTo('flow', { type: 'flow.pause' }),
    reportAnswered: emit({ type: 'answered' }),
  },
  guards: {
    hasFailed: ({ context }) => context.error !== null,
    isEditable: ({ context }) => context.lock === 'editable',
    isOutdated: ({ context }) => !isSameSetting(context.openedUnder, context.settings),
    isSettled: ({ context }) => isSameSetting(context.openedUnder, context.settings),
    isExamOpen: ({ context: { openedUnder, actor } }) =>
      openedUnder.mode === 'exam' && actor?.getSnapshot().hasTag('answering') === true,
    isNewExam: ({ context }) => context.openedUnder.mode === 'exam' && context.draft === null,
    wasAnswered: ({ context }) => context.draft?.phase === 'reviewed' && context.idempotencyKey === null,
    isForHost: (_, { submission }: Submission) => submission !== null,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    hasNoKey: ({ context }) => context.idempotencyKey === null,
    isNewest: ({ context }, { idempotencyKey }: { idempotencyKey: string }) =>
      context.idempotencyKey === idempotencyKey,
  },
}).createMachine({
  id: 'runningQuestion',
  context: ({ input }) => ({
    ...input,
    lock: null,
    flow: null,
    actor: null,
    openedUnder: input.settings,
    draft: null,
    readAt: 0,
    awayMs: 0,
    endedAway: false,
    submitCount: 0,
    idempotencyKey: null,
    saved: null,
    error: null,
  }),
  invoke: [
    { id: 'storage', src: 'storage' },
    { id: 'answers', src: 'answers' },
    { id: 'lock', src: 'lock' },
  ],
  initial: 'locking',
  on: {
    'settings.change': { actions: { type: 'setSettings', params: ({ event }) => event } },
    'question.leave': '.left',
    'session.end': '.left',
  },
  states: {
    locking: {
      on: { 'lock.changed': { target: 'opening', actions: { type: 'setLock', params: ({ event }) => event } } },
    },
    opening: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'starting', actions: { type: 'open', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => event } },
      },
      on: {
        'lock.changed': {
          target: 'opening',
          reenter: true,
          actions: { type: 'setLock', params: ({ event }) => event },
        },
      },
    },
    starting: {
      always: [
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'isEditable', target: 'running' },
        { target: 'readOnly' },
      ],
    },
    readOnly: {
      on: { 'lock.changed': { target: 'opening', actions: { type: 'setLock', params: ({ event }) => event } } },
    },
    running: {
      invoke: { id: 'flow', src: 'flow', input: openedFlow },
      initial: 'current',
      on: {
        'flow.started': [
          { guard: 'isNewExam', actions: ['checkTime', 'saveDraft'] },
          { guard: 'wasAnswered', actions: ['checkTime', 'findAnswer', 'reportAnswered'] },
          { actions: 'checkTime' },
        ],
        'flow.drafted': { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'saveDraft'] },
        'flow.answered': [
          {
            guard: { type: 'isForHost', params: ({ event }) => event },
            actions: [
              { type: 'setDraft', params: ({ event }) => event },
              'setNewKey',
              { type: 'submit', params: ({ event }) => event },
              'reportAnswered',
            ],
          },
          { actions: [{ type: 'setDraft', params: ({ event }) => event }, 'clearKey', 'saveDraft', 'reportAnswered'] },
        ],
        'flow.sendAgain': { guard: 'hasKey', actions: 'sendAgain' },
        'delivery.changed': {
          guard: { type: 'isNewest', params: ({ event }) => event.status },
          actions: [
            { type: 'setSaved', params: ({ event }) => event },
            { type: 'tellFlow', params: ({ event }) => event },
          ],
        },
        'answer.found': [
          // its status may have changed before its key was known
          {
            guard: 'hasNoKey',
            actions: [{ type: 'setKey', params: ({ event }) => event.status }, 'findAnswer'],
          },
          {
            guard: { type: 'isNewest', params: ({ event }) => event.status },
            actions: [
              { type: 'setSaved', params: ({ event }) => event },
              { type: 'tellFlow', params: ({ event }) => event },
            ],
          },
        ],
        'answer.resent': {
          guard: { type: 'isNewest', params: ({ event }) => ({ idempotencyKey: event.previousKey }) },
          actions: [{ type: 'setKey', params: ({ event }) => event }, 'findAnswer'],
        },
        'question.leave': '.pausing',
      },
      states: {
        current: { always: { guard: 'isOutdated', target: 'outdated' } },
        outdated: {
          always: { guard: 'isSettled', target: 'current' },
          invoke: { id: 'nextTry', src: 'nextTry', input: openedFlow },
          on: {
            'flow.free': [
              { guard: 'isExamOpen', target: '#runningQuestion.starting', actions: ['discardDraft', 'openEmpty'] },
              { target: '#runningQuestion.starting', actions: 'openAgain' },
            ],
          },
        },
        pausing: { entry: 'pauseFlow', on: { 'flow.paused': '#runningQuestion.leaving' } },
      },
    },
    leaving: {
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => leaveRequest(context),
        onDone: 'left',
        onError: 'left',
      },
      on: { 'question.leave': {}, 'session.end': {} },
    },
    failed: {},
    left: { type: 'final' },
  },
});

/** A running question: what `createActor(runningQuestionMachine.provide(…), { input })` gives. */
export type RunningQuestionActor = ActorRefFrom<typeof runningQuestionMachine>;
/** The state and context of a running question. Views are read off it. */
export type RunningQuestionSnapshot = SnapshotFrom<typeof runningQuestionMachine>;
