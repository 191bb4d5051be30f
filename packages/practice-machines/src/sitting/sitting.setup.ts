import { assign, emit, sendTo, setup } from 'xstate';
import { type CallFailure, callFailure } from '../shared/failure.ts';
import { callbackStub, promiseStub } from '../shared/stubs.ts';
import { waitWithoutClock } from '../shared/wait.ts';
import * as logic from './sitting.logic.ts';
import type {
  AskedQuestion,
  CheckFailure,
  ConnectionReport,
  DeviceCheck,
  DeviceCommand,
  FailedCall,
  OpenedSlot,
  QuestionCommand,
  RunningFlow,
  Sitting,
  SittingCall,
  SittingContext,
  SittingEmitted,
  SittingEvent,
  SittingInput,
  SlotCall,
} from './sitting.types.ts';

type Failed = { error: unknown };
type Loaded = { sitting: Sitting };
type Checked = { failure: CheckFailure | null };
type Answered = { score: number | null; isTimeUp: boolean };

/** Codes of the failures that are not the host's reply: the connection is lost, or nearly. */
const lost: readonly string[] = ['network', 'timeout'] satisfies CallFailure['code'][];

/** The ports, actions and guards of a sitting. */
export const sittingSetup = setup({
  types: {
    context: {} as SittingContext,
    events: {} as SittingEvent,
    input: {} as SittingInput,
    emitted: {} as SittingEmitted,
  },
  actors: {
    start: promiseStub<Sitting, SittingCall>('sitting', 'start'),
    openSlot: promiseStub<OpenedSlot, SlotCall>('sitting', 'openSlot'),
    pause: promiseStub<Sitting, SittingCall>('sitting', 'pause'),
    finish: promiseStub<Sitting, SittingCall>('sitting', 'finish'),
    reload: promiseStub<Sitting, SittingCall>('sitting', 'reload'),
    question: callbackStub<QuestionCommand, AskedQuestion>('sitting', 'question'),
    devices: callbackStub<DeviceCommand, undefined>('sitting', 'devices'),
    connection: callbackStub<ConnectionReport, undefined>('sitting', 'connection'),
    wait: waitWithoutClock,
  },
  actions: {
    setSitting: assign(({ context }, { sitting }: Loaded) => ({ sitting: logic.reloaded(context.sitting, sitting) })),
    setConnection: assign((_, { isOnline, unsent }: Omit<ConnectionReport, 'type'>) => ({ isOnline, unsent })),
    setOffline: assign({ isOnline: false }),
    setOnline: assign({ isOnline: true }),
    setFailed: assign((_, { call, error }: Failed & { call: FailedCall }) => ({
      failed: { call, failure: callFailure(error) },
    })),
    clearFailed: assign({ failed: null }),
    startCheck: assign(({ context }) => ({
      checks: logic.withCurrent(context.checks, { state: 'running', failure: null }),
      level: 0,
    })),
    runCheck: sendTo('devices', ({ context }) => ({
      type: 'device.check' as const,
      check: logic.currentCheck(context.checks)?.check as DeviceCheck,
    })),
    setLevel: assign((_, { level }: { level: number }) => ({ level })),
    passCheck: assign(({ context }) => ({ checks: logic.withCurrent(context.checks, { state: 'good' }), level: 0 })),
    failCheck: assign(({ context }, { failure }: Checked) => ({
      checks: logic.withCurrent(context.checks, { state: 'bad', failure }),
      level: 0,
    })),
    skipCheck: assign(({ context }) => ({
      checks: logic.withCurrent(context.checks, { state: 'skipped' }),
      level: 0,
    })),
    advance: assign(({ context }) => logic.advanced(context)),
    setOpened: assign(({ context }, { opened }: { opened: OpenedSlot }) => logic.opened(context, opened)),
    setFlow: assign((_, { flow }: { flow: RunningFlow }) => ({ flow })),
    setAnswered: assign(({ context }, { score, isTimeUp }: Answered) => ({
      sitting: logic.withSlot(context.sitting, context.slot, { state: 'answered', score }),
      isTimeUp,
      isElsewhere: false,
    })),
    setMissed: assign(({ context }) => ({ sitting: logic.missed(context.sitting, context.slot) })),
    dropQuestion: assign({ question: null, flow: null }),
    setElsewhere: assign(({ context }) => ({
      isElsewhere: true,
      refusedSlot: context.slot,
      question: null,
      next: null,
      flow: null,
    })),
    leaveQuestion: sendTo('question', { type: 'question.leave' }),
    reportFinished: emit(({ context }) => ({ type: 'finished' as const, sitting: context.sitting })),
  },
  guards: {
    isOver: ({ context }) => context.sitting.state === 'finished',
    startsAtOnce: ({ context: { sitting, hasIntroduction } }) =>
      sitting.kind === 'drill' && sitting.state === 'ready' && !hasIntroduction,
    isSealed: ({ context }) => context.sitting.isSealed,
    isDrill: ({ context }) => context.sitting.kind === 'drill',
    hasCheck: ({ context }) => logic.currentCheck(context.checks) !== undefined,
    isPassed: (_, { failure }: Checked) => failure === null,
    isHeard: (_, { isHeard }: { isHeard: boolean }) => isHeard,
    hasSlot: ({ context }) => logic.nextSlot(context.sitting) !== undefined,
    isRow: ({ context }) => logic.isRow(context),
    hasQuestion: ({ context }) => context.question !== null,
    isReviewed: ({ context: { sitting } }) => !sitting.isSealed && sitting.review === 'each',
    isLost: (_, { error }: Failed) => lost.includes(callFailure(error).code),
    isClosed: ({ context }, { error }: Failed) =>
      callFailure(error).code === 'slotClosed' && context.refusedSlot !== context.slot,
    isBack: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    hasFailed: ({ context }, { call }: { call: FailedCall }) => context.failed?.call === call,
  },
});
