import { expect, it } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import { fakeRecording } from '../shared/fakes/microphone.ts';
import { explore, leafStates, never, outcome, visitedLeaves } from '../shared/machine-testing.ts';
import type { Recording } from '../shared/ports.ts';
import { recorderMachine } from '../shared/recorder.ts';
import { harbourQuestion } from './speaking.fixtures.ts';
import { speakingMachine } from './speaking.machine.ts';
import type { SpeakingDraft, SpeakingQuestion, SpeakingResult } from './speaking.types.ts';
import { speakingView } from './speaking.view.ts';

const inert = speakingMachine.provide({
  actors: {
    timer: fromCallback(() => {}),
    recorder: recorderMachine.provide({ actors: { microphone: fromCallback(() => {}) } }),
    recoverRecording: fromPromise<Recording | null, { recordingId: string }>(never),
    assessRecording: fromPromise<SpeakingResult, { question: SpeakingQuestion; recording: Recording }>(never),
  },
});
const recording = fakeRecording('one');
const recorder = (value: 'idle' | 'stopped' | 'refused' | { open: 'recording' }) => ({
  type: 'xstate.snapshot.recorder',
  snapshot: recorderMachine.resolveState({
    value,
    context: {
      ...{ maxSeconds: 20, recordingId: value === 'idle' ? null : 'one', level: 0, levels: [], recordedSeconds: 0 },
      recording: value === 'stopped' ? recording : null,
    },
  }),
});
const draft: SpeakingDraft = {
  ...{ version: 1, flow: 'speaking', questionId: 742, elapsedMs: 1000, phase: 'answering' },
  answer: { recordingId: 'one' },
};
const events = [
  recorder('idle'),
  recorder({ open: 'recording' }),
  recorder('refused'),
  recorder('stopped'),
  { type: 'timer.expired', elapsedMs: 20_000 },
  { type: 'answer.retry' },
  { type: 'recording.keep' },
  outcome.done('recoverRecording', recording),
  outcome.done('recoverRecording', null),
  outcome.failed('recoverRecording', 'storage'),
  outcome.done('assessRecording', { fluency: null, reading: null }),
  outcome.failed('assessRecording', 'broken'),
] as never[];
const inputs = [
  { mode: 'timed', draft: undefined },
  { mode: 'exam', draft: undefined },
  { mode: 'timed', draft },
  { mode: 'timed', draft: { ...draft, phase: 'reviewed' } },
] as const;
const paths = inputs.flatMap((input) =>
  explore(
    inert,
    { question: harbourQuestion, durationSeconds: 20, ...input },
    events,
    ({ context }) => context.takes.length > 1,
  ),
);

it('reaches every state', () => {
  expect(visitedLeaves(paths.map((path) => path.state))).toEqual(leafStates(speakingMachine));
});

it.each(paths)('$title', ({ state }) => {
  const view = speakingView(state);
  if (view.phase === 'reviewed') expect(view.take.recording).toEqual(recording);
  if (view.phase === 'recovered') expect(view.recording).toEqual(recording);
  if (state.hasTag('answering')) expect(state.context.current).toBeNull();
});
