import { type ActorRefFrom, and, fromPromise, not, type SnapshotFrom } from 'xstate';
import { audioPlayerOn } from '../shared/audio-player.ts';
import { cameraOn } from '../shared/camera.ts';
import type { PracticePorts, Recording } from '../shared/ports.ts';
import * as flow from '../shared/practice-flow.ts';
import { recorderOn } from '../shared/recorder.ts';
import { MAX_RECORDING_SECONDS } from '../shared/recording-limit.ts';
import { timerOn } from '../shared/timer.ts';
import { isFilmed, isReadAloud, playsAllowed } from './speaking.logic.ts';
import { elapsed, root, speakingSetup, toAudio, toCamera, toRecorder } from './speaking.setup.ts';

const again = flow.retry('starting');
const submit = { guard: 'isExam', target: 'submitted', actions: flow.grading.entry } as const;

const setAudio = { type: 'setAudio', params: toAudio } as const;
const setRecorder = { type: 'setRecorder', params: toRecorder } as const;
const stopRecorder = { type: 'tellRecorder', params: { type: 'recording.stop' } } as const;
const wakeCamera = { type: 'tellCamera', params: { type: 'camera.wake' } } as const;
const restCamera = { type: 'tellCamera', params: { type: 'camera.rest' } } as const;

/** Reading the topic, looking at the picture or hearing the prompt before speaking. */
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
    'answer.hint': { guard: 'isLearn', actions: ['addHint', 'emitDraft'] },
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
          speech: question.spokenPrompt?.speech,
          playsAllowed: playsAllowed(mode),
          playsUsed,
          autoplay: playsUsed === 0,
        }),
        onSnapshot: [
          {
            guard: { type: 'isNewPlay', params: toAudio },
            actions: [setAudio, 'resumeTimer', 'emitDraft'],
          },
          { actions: setAudio },
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

/** Speaking against the clock. */
const answering = speakingSetup.createStateConfig({
  ...flow.timed,
  exit: restCamera,
  invoke: [
    flow.timer,
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
          actions: [setRecorder, 'resumeTimer', 'emitDraft'],
        },
        {
          guard: { type: 'isTimed', params: toRecorder },
          actions: [setRecorder, 'resumeTimer'],
        },
        { actions: [setRecorder, 'pauseTimer'] },
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
    'recording.stop': { actions: stopRecorder },
    'recording.keep': { actions: { type: 'tellRecorder', params: { type: 'recording.keep' } } },
    'answer.submit': { actions: stopRecorder },
    'answer.hint': { guard: 'isLearn', actions: ['addHint', 'emitDraft'] },
    ...flow.clockEvents('expired'),
    'timer.expired': [
      { guard: 'isSpeaking', actions: [flow.setElapsed, stopRecorder] },
      { target: 'expired', actions: flow.setElapsed },
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

/** Speaking into the microphone: reading aloud, or talking about a topic, a sound or a picture, with preparation if there is any. */
export const speakingMachine = speakingSetup.createMachine({
  ...root,
  invoke: {
    id: 'camera',
    src: 'camera',
    input: ({ context: { question } }) => ({ isOffered: isFilmed(question) }),
    onSnapshot: { actions: { type: 'setCamera', params: toCamera } },
  },
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
        { guard: 'isAnsweredWithTakes', target: 'reviewed', actions: 'grade' },
        // an exam has no second attempt: what was recorded is the answer
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
          target: 'restoring',
          reenter: true,
          actions: { type: 'restoreTake', params: ({ event }) => ({ result: event.output }) },
        },
        onError: {
          target: 'restoring',
          reenter: true,
          actions: { type: 'restoreTake', params: { result: null } },
        },
      },
    },
    recovered: { on: { 'recording.keep': 'assessing', ...again } },
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
    saving: { always: [submit, { target: 'reviewed', actions: flow.grading.entry }] },
    reviewed: {
      ...flow.reviewed,
      on: {
        ...again,
        'take.choose': {
          guard: { type: 'isOtherTake', params: ({ event }) => event },
          actions: [{ type: 'chooseTake', params: ({ event }) => event }, 'grade', 'emitAnswered'],
        },
      },
    },
    expired: { always: [submit, { target: 'missed' }] },
    missed: { on: again },
    submitted: flow.submitted,
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

/** Snapshot of a speaking task. */
export type SpeakingSnapshot = SnapshotFrom<typeof speakingMachine>;
/** A running speaking task: what `createActor(speakingOn(ports), { input })` returns. */
export type SpeakingActor = ActorRefFrom<typeof speakingMachine>;
