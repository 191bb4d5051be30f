import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { FlowTag } from '../protocol/protocol.ts';
import { isDraftDue, readDraft, toFlowContext, toTimerInput, writeDraft } from '../shared/flow.ts';
import { PortMissingError, type PracticePorts, type Recording } from '../shared/ports.ts';
import {
  type RecorderEvent,
  type RecorderSnapshot,
  type RecorderView,
  recorderMachine,
  recorderOn,
  recorderView,
} from '../shared/recorder.ts';
import { timerOn, timerWithoutClock } from '../shared/timer.ts';
import * as logic from './speaking.logic.ts';
import type {
  SpeakingContext,
  SpeakingEmitted,
  SpeakingEvent,
  SpeakingInput,
  SpeakingQuestion,
  SpeakingResult,
} from './speaking.types.ts';

const FLOW = 'speaking';

function toContext(input: SpeakingInput): SpeakingContext {
  const draft = readDraft(input, FLOW, logic.isAnswer);
  return {
    ...toFlowContext(input, draft),
    recordingId: draft?.answer.recordingId ?? null,
    recorder: null,
    current: null,
    takes: [],
    answered: draft?.phase === 'reviewed',
  };
}

const toRecorder = ({ event }: { event: { snapshot: RecorderSnapshot } }) => recorderView(event.snapshot);
const elapsed = ({ event }: { event: { elapsedMs: number } }) => event;

/** Speaking into the microphone: Read Aloud, and whatever else is a prompt and a recording. */
export const speakingMachine = setup({
  types: {
    context: {} as SpeakingContext,
    events: {} as SpeakingEvent,
    input: {} as SpeakingInput,
    emitted: {} as SpeakingEmitted,
    tags: {} as FlowTag,
  },
  actors: {
    timer: timerWithoutClock,
    recorder: recorderMachine,
    /** Finds what was recorded before a reload; null if nothing is left. */
    recoverRecording: fromPromise<Recording | null, { recordingId: string }>(() =>
      Promise.reject(new PortMissingError('recoverRecording', 'Use `speakingOn(ports)`.')),
    ),
    /** Measures the recording here; provide another to ask a server. */
    assessRecording: fromPromise<SpeakingResult, { question: SpeakingQuestion; recording: Recording }>(({ input }) =>
      Promise.resolve(logic.assess(input.question, input.recording)),
    ),
  },
  actions: {
    setElapsed: assign({ elapsedMs: (_, params: { elapsedMs: number }) => params.elapsedMs }),
    setRecorder: assign((_, recorder: RecorderView) => ({ recorder, recordingId: recorder.recordingId })),
    takeRecording: assign({ current: ({ context }) => context.recorder?.recording ?? null }),
    setCurrent: assign({ current: (_, params: { recording: Recording | null }) => params.recording }),
    addTake: assign(({ context: { current, takes } }, params: { result: SpeakingResult | null }) => ({
      takes: current ? [...takes, { recording: logic.withoutSamples(current), result: params.result }] : takes,
      current: null,
      recorder: null,
    })),
    markAnswered: assign({ answered: true }),
    startOver: assign({ recordingId: null, recorder: null, current: null, elapsedMs: 0, answered: false }),
    emitDraft: emit(({ context }) => ({
      type: 'draft',
      draft: writeDraft(FLOW, context, context.answered ? 'reviewed' : 'answering', {
        recordingId: context.recordingId,
      }),
    })),
    emitAnswered: emit(({ context: { question, takes } }) => ({
      type: 'answered',
      questionId: question.questionId,
      answer: { recording: takes.at(-1)?.recording ?? null },
      result: takes.at(-1)?.result ?? null,
    })),
    tellRecorder: sendTo('recorder', (_, params: { type: RecorderEvent['type'] }) => params as RecorderEvent),
    pauseTimer: sendTo('timer', { type: 'timer.pause' }),
    resumeTimer: sendTo('timer', { type: 'timer.resume' }),
  },
  guards: {
    isExam: ({ context }) => context.mode === 'exam',
    isAnswered: ({ context }) => context.answered,
    isAnsweredInExam: ({ context }) => context.answered && context.mode === 'exam',
    hasKeptRecording: ({ context }) => context.recordingId !== null,
    isFound: (_, params: { recording: Recording | null }) => params.recording !== null,
    isRecorded: ({ context }) => context.recorder?.phase === 'stopped',
    isSpeaking: ({ context }) => logic.isSpeakingPhase(context.recorder?.phase),
    isIdle: ({ context }) => (context.recorder?.phase ?? 'idle') === 'idle',
    isTimed: (_, recorder: RecorderView) => logic.isTimedPhase(recorder.phase),
    isNewRecording: ({ context }, recorder: RecorderView) =>
      recorder.phase === 'recording' && recorder.recordingId !== context.recordingId,
    isDraftDue: ({ context }, params: { elapsedMs: number }) => isDraftDue(context.elapsedMs, params.elapsedMs),
  },
}).createMachine({
  id: FLOW,
  context: ({ input }) => toContext(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAnsweredInExam', target: 'submitted' },
        { guard: 'hasKeptRecording', target: 'recovering' },
        { target: 'answering' },
      ],
    },
    recovering: {
      tags: 'busy',
      invoke: {
        id: 'recoverRecording',
        src: 'recoverRecording',
        input: ({ context }) => ({ recordingId: context.recordingId ?? '' }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ recording: event.output }) },
            target: 'recovered',
            actions: { type: 'setCurrent', params: ({ event }) => ({ recording: event.output }) },
          },
          { target: 'answering', actions: 'startOver' },
        ],
        onError: { target: 'answering', actions: 'startOver' },
      },
    },
    recovered: {
      always: { guard: 'isAnswered', target: 'assessing' },
      on: {
        'recording.keep': 'assessing',
        'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] },
      },
    },
    answering: {
      tags: ['answering', 'timed'],
      invoke: [
        { id: 'timer', src: 'timer', input: ({ context }) => toTimerInput(context) },
        {
          id: 'recorder',
          src: 'recorder',
          input: ({ context: { durationSeconds } }) => ({
            maxSeconds: Math.min(durationSeconds ?? logic.MAX_RECORDING_SECONDS, logic.MAX_RECORDING_SECONDS),
          }),
          onSnapshot: [
            {
              guard: { type: 'isNewRecording', params: toRecorder },
              actions: [{ type: 'setRecorder', params: toRecorder }, 'resumeTimer', 'emitDraft'],
            },
            {
              guard: { type: 'isTimed', params: toRecorder },
              actions: [{ type: 'setRecorder', params: toRecorder }, 'resumeTimer'],
            },
            { actions: [{ type: 'setRecorder', params: toRecorder }, 'pauseTimer'] },
          ],
        },
      ],
      always: { guard: 'isRecorded', target: 'assessing', actions: 'takeRecording' },
      on: {
        'recording.start': { actions: { type: 'tellRecorder', params: { type: 'recording.start' } } },
        'recording.stop': { actions: { type: 'tellRecorder', params: { type: 'recording.stop' } } },
        'recording.keep': { actions: { type: 'tellRecorder', params: { type: 'recording.keep' } } },
        'answer.submit': { actions: { type: 'tellRecorder', params: { type: 'recording.stop' } } },
        'timer.expired': [
          {
            guard: 'isSpeaking',
            actions: [
              { type: 'setElapsed', params: elapsed },
              { type: 'tellRecorder', params: { type: 'recording.stop' } },
            ],
          },
          { target: 'expired', actions: { type: 'setElapsed', params: elapsed } },
        ],
        'timer.ticked': [
          {
            guard: { type: 'isDraftDue', params: elapsed },
            actions: [{ type: 'setElapsed', params: elapsed }, 'emitDraft'],
          },
          { actions: { type: 'setElapsed', params: elapsed } },
        ],
        'timer.pause': { actions: ['pauseTimer', { type: 'tellRecorder', params: { type: 'recording.pause' } }] },
        'timer.resume': [
          { guard: 'isIdle', actions: 'resumeTimer' },
          { actions: { type: 'tellRecorder', params: { type: 'recording.resume' } } },
        ],
      },
    },
    assessing: {
      tags: 'busy',
      always: {
        guard: 'isExam',
        target: 'saving',
        actions: { type: 'addTake', params: { result: null } },
      },
      invoke: {
        id: 'assessRecording',
        src: 'assessRecording',
        input: ({ context: { question, current } }) => ({ question, recording: current as Recording }),
        onDone: { target: 'saving', actions: { type: 'addTake', params: ({ event }) => ({ result: event.output }) } },
        onError: { target: 'saving', actions: { type: 'addTake', params: { result: null } } },
      },
    },
    saving: {
      always: [
        { guard: 'isAnswered', target: 'reviewed' },
        { guard: 'isExam', target: 'submitted', actions: ['markAnswered', 'emitAnswered', 'emitDraft'] },
        { target: 'reviewed', actions: ['markAnswered', 'emitAnswered', 'emitDraft'] },
      ],
    },
    reviewed: {
      tags: 'reviewed',
      on: { 'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] } },
    },
    expired: {
      always: [
        { guard: 'isExam', target: 'submitted', actions: ['markAnswered', 'emitAnswered', 'emitDraft'] },
        { target: 'missed' },
      ],
    },
    missed: {
      on: { 'answer.retry': { target: 'answering', actions: ['startOver', 'emitDraft'] } },
    },
    submitted: { tags: 'submitted' },
  },
});

/** `speakingMachine` on these ports. */
export function speakingOn(ports: Pick<PracticePorts, 'clock' | 'microphone' | 'recordings'>) {
  return speakingMachine.provide({
    actors: {
      timer: timerOn(ports.clock),
      recorder: recorderOn(ports),
      recoverRecording: fromPromise(({ input }) => ports.recordings.recover(input.recordingId)),
    },
  });
}

export type SpeakingSnapshot = SnapshotFrom<typeof speakingMachine>;
export type SpeakingActor = ActorRefFrom<typeof speakingMachine>;
