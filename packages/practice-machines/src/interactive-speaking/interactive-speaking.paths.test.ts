import { expect, it } from 'vitest';
import { audioPlayerMachine } from '../shared/audio-player.ts';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { explore, leafStates, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { recorderMachine } from '../shared/recorder.ts';
import { saturdayQuestion } from './interactive-speaking.fixtures.ts';
import { interactiveSpeakingMachine } from './interactive-speaking.machine.ts';
import type { InteractiveSpeakingDraft, InteractiveSpeakingQuestion } from './interactive-speaking.types.ts';
import { interactiveSpeakingView } from './interactive-speaking.view.ts';

const inert = interactiveSpeakingMachine.provide({
  actors: {
    timer: silent,
    wait: silent,
    audioPlayer: silent,
    recorder: silent,
    recoverRecordings: silent,
    decide: silent,
    joinRecordings: silent,
    assessRecording: silent,
  },
  actions: { preloadSounds: () => {} },
});

/** One question; a second one follows only if something was said. */
const question: InteractiveSpeakingQuestion = {
  ...saturdayQuestion,
  questions: saturdayQuestion.questions.slice(0, 1).flatMap(({ next: _, branches: __, ...first }) => [
    { ...first, branches: [{ mentions: ['sleep'], next: 'second' }] },
    { ...first, name: 'second', branches: [] },
  ]),
};
const recording = fakeRecording('one');
const recorder = (value: 'idle' | 'stopped' | 'lost' | { open: 'recording' }) => ({
  type: 'xstate.snapshot.recorder',
  snapshot: recorderMachine.resolveState({
    value,
    context: {
      ...{ maxSeconds: 35, transcribe: true, camera: false, level: 0, levels: [] },
      recordingId: value === 'idle' ? null : 'one',
      recordedSeconds: 0,
      recording: value === 'stopped' || value === 'lost' ? recording : null,
    },
  }),
});
const player = (value: 'failed' | 'ended') => ({
  type: 'xstate.snapshot.audioPlayer',
  snapshot: audioPlayerMachine.resolveState({
    value,
    context: {
      ...{ url: '', speech: undefined, playsAllowed: 1, playsUsed: value === 'ended' ? 1 : 0, rate: 1 },
      ...{ autoplay: false, positionSeconds: 0, lengthSeconds: 0, failure: value === 'failed' ? 'unavailable' : null },
    },
  }),
});
const joined = { recording, parts: [{ recordingId: 'one', start: 0, end: 6 }] };
const measured = { fluency: [null], verdict: null };
const always = [
  { type: 'answer.start' },
  player('ended'),
  recorder('idle'),
  recorder({ open: 'recording' }),
  recorder('stopped'),
  outcome.done('decide', 'second'),
  outcome.done('joinRecordings', joined),
  outcome.done('assessRecording', measured),
];
const afterReload = [
  outcome.done('recoverRecordings', [recording]),
  outcome.failed('recoverRecordings', 'storage'),
  { type: 'recording.start' },
  { type: 'answer.next' },
];
const retry = { type: 'answer.retry' };

const answering: InteractiveSpeakingDraft = {
  version: 1,
  flow: 'interactiveSpeaking',
  questionId: question.questionId,
  elapsedMs: 1000,
  phase: 'answering',
  answer: {
    part: 'conversation',
    turns: [],
    current: 'start',
    isHeard: true,
    pieces: [{ recordingId: 'one', seconds: null }],
    isTextShown: false,
    isHintShown: false,
  },
};
const timesUp = { type: 'timer.expired', elapsedMs: 225_000 };
const inputs = [
  { mode: 'timed', draft: undefined, extra: [timesUp, retry, outcome.failed('decide', 'down')] },
  { mode: 'timed', draft: undefined, extra: [{ type: 'timer.pause' }, { type: 'timer.resume' }] },
  { mode: 'timed', draft: undefined, extra: [player('failed'), { type: 'audio.skip' }] },
  {
    mode: 'timed',
    draft: undefined,
    extra: [recorder('lost'), { type: 'recording.start' }, { type: 'recording.keep' }],
  },
  {
    mode: 'timed',
    draft: undefined,
    extra: [
      outcome.failed('joinRecordings', 'no room'),
      outcome.done('joinRecordings', null),
      outcome.failed('assessRecording', 'broken'),
      { type: 'answer.submit' },
      retry,
    ],
  },
  { mode: 'exam', draft: undefined, extra: [timesUp] },
  { mode: 'learn', draft: undefined, extra: [{ type: 'recording.start' }, { type: 'text.show' }] },
  { mode: 'timed', draft: answering, extra: afterReload },
  { mode: 'timed', draft: { ...answering, phase: 'reviewed' }, extra: [outcome.done('joinRecordings', null)] },
] as const;
const paths = inputs.flatMap(({ extra, ...input }) =>
  explore(
    inert,
    { question, durationSeconds: input.mode === 'learn' ? null : 225, ...input },
    [...always, ...extra] as never[],
    ({ context }) => context.takes.length > 1,
  ),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(interactiveSpeakingMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = interactiveSpeakingView(snapshot);
    expect(view.phase === 'conversation').toBe(snapshot.matches('conversation'));
    if (view.phase === 'conversation') {
      expect(view.number).toBe(snapshot.context.turns.length + 1);
      expect(view.about).toBeGreaterThanOrEqual(view.number);
      if (view.text !== null) expect(snapshot.context.isTextShown).toBe(true);
    }
    if (view.phase === 'reviewed') expect(view.recording.recordingId).toBe('one');
  });
});
