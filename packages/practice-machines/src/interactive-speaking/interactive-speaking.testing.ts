import { createActor, waitFor } from 'xstate';
import { createFakeClock } from '../shared/fakes/clock.ts';
import {
  createFakeMicrophone,
  createFakeRecordings,
  type FakeMicrophoneOptions,
  fakeJoin,
  fakeRecording,
} from '../shared/fakes/microphone.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import type { Recording, TranscribePort } from '../shared/ports.ts';
import { saturdayQuestion } from './interactive-speaking.fixtures.ts';
import { interactiveSpeakingOn } from './interactive-speaking.machine.ts';
import type { InteractiveSpeakingEmitted, InteractiveSpeakingInput } from './interactive-speaking.types.ts';
import { interactiveSpeakingView, type TalkStage } from './interactive-speaking.view.ts';

interface Options extends FakeMicrophoneOptions {
  kept?: readonly Recording[];
  transcribe?: TranscribePort;
}

/** Starts a conversation on fakes, for tests. */
export function start(
  input: Partial<InteractiveSpeakingInput> = {},
  { kept = [], transcribe, ...options }: Options = {},
) {
  const clock = createFakeClock();
  const player = createFakePlayer();
  const microphone = createFakeMicrophone(options);
  const recordings = createFakeRecordings(kept);
  if (kept.length === 0) recordings.recover = (id) => Promise.resolve(fakeRecording(id));
  const joining = { join: fakeJoin };
  const emitted: InteractiveSpeakingEmitted[] = [];
  const machine = interactiveSpeakingOn({
    ...{ clock, player, microphone, recordings },
    join: (found) => joining.join(found),
    ...(transcribe && { transcribe }),
  });
  const actor = createActor(machine, {
    input: { question: saturdayQuestion, durationSeconds: 225, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();

  const view = () => interactiveSpeakingView(actor.getSnapshot());
  const context = () => actor.getSnapshot().context;
  const reach = (stage: TalkStage) =>
    waitFor(actor, (snapshot) => {
      const shown = interactiveSpeakingView(snapshot);
      return shown.phase === 'conversation' && shown.stage === stage;
    });
  const reachPhase = (phase: ReturnType<typeof view>['phase']) =>
    waitFor(actor, (snapshot) => interactiveSpeakingView(snapshot).phase === phase);
  const hear = () => {
    player.start();
    player.end();
  };
  /** Speaks for some seconds; the recording that the microphone then makes is always six seconds long. */
  const speak = async (seconds = 6) => {
    await reach('recording');
    clock.increment(seconds * 1000);
    microphone.level(0.5, seconds);
  };
  const answer = async (seconds?: number) => {
    await reach('asking');
    hear();
    await speak(seconds);
    actor.send({ type: 'answer.next' });
    await waitFor(actor, (snapshot) => !snapshot.matches({ conversation: 'answering' }));
  };
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  const answers = () => emitted.filter((event) => event.type === 'answered');
  return {
    ...{ actor, clock, player, microphone, joining, emitted, view, context, reach, reachPhase },
    ...{ hear, speak, answer, lastDraft, answers },
  };
}

/** What the device has after a reload. */
export const stored = (count: number): Recording[] =>
  Array.from({ length: count }, (_, index) => fakeRecording(`recording-${index + 1}`));
