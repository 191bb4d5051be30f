import { type ActorRefFrom, and, fromPromise, not, type SnapshotFrom } from 'xstate';
import { audioPlayerOn } from '../shared/audio-player.ts';
import { cameraOn } from '../shared/camera.ts';
import { toTimerInput } from '../shared/flow.ts';
import type { PracticePorts, Recording } from '../shared/ports.ts';
import { recorderOn } from '../shared/recorder.ts';
import { timerOn } from '../shared/timer.ts';
import { FLOW, isFilmed, isReadAloud, MAX_RECORDING_SECONDS, playsAllowed, toContext } from './speaking.logic.ts';
import { elapsed, speakingSetup, toAudio, toCamera, toRecorder } from './speaking.setup.ts';

const again = { target: 'starting', actions: ['startOver', 'emitDraft'] } as const;
const submit = {
  guard: 'isExam',
  target: 'submitted',
  actions: ['markAnswered', 'emitAnswered', 'emitDraft'],
} as const;

const wakeCamera = { type: 'tellCamera', params: { type: 'camera.wake' } } as const;
const restCamera = { type: 'tellCamera', params: { type: 'camera.rest' } } as const;

/** Reading the topic, looking at the picture or hearing the prompt before one speaks. */
const preparing = speakingSetup.createStateConfig({
  tags: 'answering',
  invoke: {
    id: 'timer',
    src: 'timer',
    input: ({ context }) => ({
      durationMs: context.preparationMs,
      elapsedMs: context.preparedMs,
      paused: context.question.spokenPrompt !== undefined && context.playsUsed === 0,
    }),
  },
  always: { guard: 'isPrepared', target: 'answering', actions: ['endPreparation', 'emitDraft'] },
  on: {
    'camera.turn': { actions: { type: 'tellCamera', params: ({ event }) => event } },
    'recording.start': { guard: 'canSpeakNow', target: 'answering', actions: ['endPreparation', 'emitDraft'] },
    'answer.hint': { guard: 'isLearn', actions: ['giveHint', 'emitDraft'] },
    'timer.expired': { actions: { type: 'setPrepared', params: elapsed } },
    'timer.ticked': [
      {
        guard: { type: 'isPreparationDraftDue', params: elapsed },
        actions: [{ type: 'setPrepared', params: elapsed }, 'emitDraft'],
      },
      { actions: { type: 'setPrepared', params: elapsed } },
    ],
    'timer.pause': { guard: 'isPractice', actions: 'pauseTimer' },
    'timer.resume': { guard: 'hasHeard', actions: 'resumeTimer' },
  },
  initial: 'choosing',
  states: {
    choosing: { always: [{ guard: 'isHeard', target: 'listening' }, { target: 'looking' }] },
    looking: {},
    listening: {
      invoke: {
        id: 'audioPlayer',
        src: 'audioPlayer',
        input: ({ context: { question, mode, playsUsed } }) => ({
          url: question.spokenPrompt?.audioUrl ?? '',
          playsAllowed: playsAllowed(mode),
          playsUsed,
          autoplay: playsUsed === 0,
        }),
        onSnapshot: [
          {
            guard: { type: 'isNewPlay', params: toAudio },
            actions: [{ type: 'setAudio', params: toAudio }, 'resumeTimer', 'emitDraft'],
          },
          { actions: { type: 'setAudio', params: toAudio } },
        ],
      },
      on: {
        'audio.play': { actions: { type: 'tellPlayer', params: { type: 'audio.play' } } },
        'audio.setRate': { guard: 'isLearn', actions: { type: 'tellPlayer', params: ({ event }) => event } },
        'timer.pause': {
          guard: 'isPractice',
          actions: ['pauseTimer', { type: 'tellPlayer', params: { type: 'audio.stop' } }],
        },
      },
    },
  },
});

/** One speaks, and the clock of the frame runs. */
const answering = speakingSetup.createStateConfig({
  tags: ['answering', 'timed'],
  exit: restCamera,
  invoke: [
    { id: 'timer', src: 'timer', input: ({ context }) => toTimerInput(context) },
    {
      id: 'recorder',
      src: 'recorder',
      input: ({ context: { durationSeconds, question } }) => ({
        transcribe: isReadAloud(question),
        maxSeconds: Math.min(durationSeconds ?? MAX_RECORDING_SECONDS, MAX_RECORDING_SECONDS),
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
  always: [
    { guard: 'isToStart', actions: ['clearStart', wakeCamera, 'startRecorder'] },
    { guard: 'isRecorded', target: 'assessing', actions: 'takeRecording' },
  ],
  on: {
    'recording.start': { actions: ['letGo', wakeCamera, 'startRecorder'] },
    'camera.turn': { guard: not('isSpeaking'), actions: { type: 'tellCamera', params: ({ event }) => event } },
    'recording.pause': {
      guard: 'isPractice',
      actions: ['hold', { type: 'tellRecorder', params: { type: 'recording.pause' } }],
    },
    'recording.resume': { actions: ['letGo', { type: 'tellRecorder', params: { type: 'recording.resume' } }] },
    'recording.stop': { actions: { type: 'tellRecorder', params: { type: 'recording.stop' } } },
    'recording.keep': { actions: { type: 'tellRecorder', params: { type: 'recording.keep' } } },
    'answer.submit': { actions: { type: 'tellRecorder', params: { type: 'recording.stop' } } },
    'answer.hint': { guard: 'isLearn', actions: ['giveHint', 'emitDraft'] },
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
    'timer.pause': {
      guard: 'isPractice',
      actions: ['pauseTimer', { type: 'tellRecorder', params: { type: 'recording.pause' } }],
    },
    'timer.resume': [
      { guard: 'isHeld' },
      { guard: 'isIdle', actions: 'resumeTimer' },
      { actions: { type: 'tellRecorder', params: { type: 'recording.resume' } } },
    ],
  },
});

/** Speaking into the microphone: a sentence, a topic, something heard or seen, with a preparation where it has one. */
export const speakingMachine = speakingSetup.createMachine({
  id: FLOW,
  context: ({ input }) => toContext(input),
  invoke: {
    id: 'camera',
    src: 'camera',
    input: ({ context: { question } }) => ({ isOffered: isFilmed(question) }),
    onSnapshot: { actions: { type: 'setCamera', params: toCamera } },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isAnsweredInExam', target: 'submitted' },
        { guard: 'hasKeptRecordings', target: 'recovering' },
        { target: 'starting' },
      ],
    },
    recovering: {
      tags: 'busy',
      invoke: {
        id: 'recoverRecordings',
        src: 'recoverRecordings',
        input: ({ context: { keptTakeIds, recordingId } }) => ({
          recordingIds: [...new Set([...keptTakeIds, ...(recordingId === null ? [] : [recordingId])])],
        }),
        onDone: {
          target: 'restoring',
          actions: { type: 'setFound', params: ({ event }) => ({ recordings: event.output }) },
        },
        onError: { target: 'starting', actions: 'startOver' },
      },
    },
    restoring: {
      tags: 'busy',
      always: [
        { guard: 'isAnsweredWithTakes', target: 'reviewed' },
        // an exam has no second try: what was recorded is the answer
        { guard: and(['isExam', 'isUnfinishedFound']), target: 'assessing' },
        { guard: 'isUnfinishedFound', target: 'recovered' },
        { guard: 'isNothingLeft', target: 'starting', actions: 'startOver' },
        { guard: 'isNoneFound', target: 'starting' },
      ],
      invoke: {
        id: 'assessKept',
        src: 'assessRecording',
        input: ({ context: { question, found } }) => ({ question, recording: found[0] as Recording }),
        onDone: {
          ...{ target: 'restoring', reenter: true },
          actions: { type: 'restoreTake', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          ...{ target: 'restoring', reenter: true },
          actions: { type: 'restoreTake', params: { result: null } },
        },
      },
    },
    recovered: { on: { 'recording.keep': 'assessing', 'answer.retry': again } },
    starting: { always: [{ guard: 'isToPrepare', target: 'preparing' }, { target: 'answering' }] },
    preparing,
    answering,
    assessing: {
      tags: 'busy',
      always: { guard: 'isExam', target: 'saving', actions: { type: 'addTake', params: { result: null } } },
      invoke: {
        id: 'assessRecording',
        src: 'assessRecording',
        input: ({ context: { question, current } }) => ({ question, recording: current as Recording }),
        onDone: { target: 'saving', actions: { type: 'addTake', params: ({ event }) => ({ result: event.output }) } },
        onError: { target: 'saving', actions: { type: 'addTake', params: { result: null } } },
      },
    },
    saving: {
      always: [submit, { target: 'reviewed', actions: ['markAnswered', 'emitAnswered', 'emitDraft'] }],
    },
    reviewed: {
      tags: 'reviewed',
      on: {
        'answer.retry': again,
        'take.choose': {
          guard: { type: 'isOtherTake', params: ({ event }) => event },
          actions: [{ type: 'chooseTake', params: ({ event }) => event }, 'emitAnswered', 'emitDraft'],
        },
      },
    },
    expired: { always: [submit, { target: 'missed' }] },
    missed: { on: { 'answer.retry': again } },
    submitted: { tags: 'submitted' },
  },
});

/** `speakingMachine` on these ports. */
export function speakingOn(ports: Pick<PracticePorts, 'clock' | 'microphone' | 'recordings' | 'player' | 'camera'>) {
  const recover = (recordingId: string) => ports.recordings.recover(recordingId).catch(() => null);
  return speakingMachine.provide({
    actors: {
      timer: timerOn(ports.clock),
      recorder: recorderOn(ports),
      audioPlayer: audioPlayerOn(ports.player),
      camera: cameraOn(ports.camera),
      recoverRecordings: fromPromise(async ({ input }) => {
        const found = await Promise.all(input.recordingIds.map(recover));
        return found.filter((recording) => recording !== null);
      }),
    },
  });
}

/** Where a speaking stands: its state and context. Views are read off it. */
export type SpeakingSnapshot = SnapshotFrom<typeof speakingMachine>;
/** A running speaking: what `createActor(speakingOn(ports), { input })` gives. */
export type SpeakingActor = ActorRefFrom<typeof speakingMachine>;
