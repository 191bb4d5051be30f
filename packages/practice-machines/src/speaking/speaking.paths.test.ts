import { expect, it } from 'vitest';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { explore, leafStates, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { recorderMachine } from '../shared/recorder.ts';
import { harbourQuestion, heardQuestion, topicQuestion } from './speaking.fixtures.ts';
import { speakingMachine } from './speaking.machine.ts';
import type { SpeakingDraft } from './speaking.types.ts';
import { speakingView } from './speaking.view.ts';

const inert = speakingMachine.provide({
  actors: {
    timer: silent,
    audioPlayer: silent,
    recorder: silent,
    recoverRecordings: silent,
    assessRecording: silent,
  },
});
const recording = fakeRecording('one');
const recorder = (value: 'idle' | 'stopped' | 'refused' | { open: 'recording' }) => ({
  type: 'xstate.snapshot.recorder',
  snapshot: recorderMachine.resolveState({
    value,
    context: {
      ...{
        maxSeconds: 20,
        transcribe: false,
        camera: false,
        recordingId: value === 'idle' ? null : 'one',
        level: 0,
        levels: [],
        recordedSeconds: 0,
      },
      recording: value === 'stopped' ? recording : null,
    },
  }),
});
const draft: SpeakingDraft = {
  version: 1,
  flow: 'speaking',
  questionId: 742,
  elapsedMs: 1000,
  phase: 'answering',
  answer: { recordingId: 'one' },
};
const events = [
  recorder('idle'),
  recorder({ open: 'recording' }),
  recorder('refused'),
  recorder('stopped'),
  { type: 'timer.expired', elapsedMs: 20_000 },
  { type: 'answer.retry' },
  { type: 'recording.start' },
  { type: 'recording.keep' },
  outcome.done('recoverRecordings', [recording]),
  outcome.done('recoverRecordings', []),
  outcome.failed('recoverRecordings', 'storage'),
  outcome.done('assessKept', { fluency: null, reading: null, verdict: null }),
  outcome.failed('assessKept', 'broken'),
  outcome.done('assessRecording', { fluency: null, reading: null, verdict: null }),
  outcome.failed('assessRecording', 'broken'),
] as never[];
const reviewed: SpeakingDraft = { ...draft, phase: 'reviewed', answer: { recordingId: 'one', takeIds: ['one'] } };
const inputs = [
  { question: harbourQuestion, mode: 'timed', draft: undefined },
  { question: harbourQuestion, mode: 'exam', draft: undefined },
  { question: harbourQuestion, mode: 'timed', draft },
  { question: harbourQuestion, mode: 'timed', draft: reviewed },
  { question: topicQuestion, mode: 'timed', draft: undefined },
  { question: heardQuestion, mode: 'exam', draft: undefined },
] as const;
const paths = inputs.flatMap((input) =>
  explore(inert, { durationSeconds: 20, ...input }, events, ({ context }) => context.takes.length > 1),
);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(speakingMachine));
});

it.each(paths)('$title', ({ replay }) => {
  replay((snapshot) => {
    const view = speakingView(snapshot);
    if (view.phase === 'reviewed') expect(view.take.recording).toEqual(recording);
    if (view.phase === 'recovered') expect(view.recording).toEqual(recording);
    if (snapshot.hasTag('answering')) expect(snapshot.context.current).toBeNull();
  });
});
