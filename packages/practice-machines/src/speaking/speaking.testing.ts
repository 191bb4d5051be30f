import { createActor, fromPromise, waitFor } from 'xstate';
import type { FakeCamera } from '../shared/fakes/camera.ts';
import { createFakeClock } from '../shared/fakes/clock.ts';
import { createFakeMicrophone, createFakeRecordings, type FakeMicrophoneOptions } from '../shared/fakes/microphone.ts';
import { createFakePlayer } from '../shared/fakes/player.ts';
import type { Recording } from '../shared/ports.ts';
import { harbourQuestion } from './speaking.fixtures.ts';
import { speakingOn } from './speaking.machine.ts';
import type { SpeakingEmitted, SpeakingInput } from './speaking.types.ts';
import { type SpeakingView, speakingView } from './speaking.view.ts';

interface Options extends FakeMicrophoneOptions {
  kept?: readonly Recording[];
  failAssessing?: boolean;
  camera?: FakeCamera;
}

/** Starts a speaking task on fakes, for tests. */
export function start(input: Partial<SpeakingInput> = {}, { kept, failAssessing, camera, ...options }: Options = {}) {
  const clock = createFakeClock();
  const microphone = createFakeMicrophone(options);
  const player = createFakePlayer();
  const emitted: SpeakingEmitted[] = [];
  const machine = speakingOn({
    clock,
    microphone,
    player,
    recordings: createFakeRecordings(kept),
    ...(camera ? { camera } : {}),
  });
  const failing = machine.provide({ actors: { assessRecording: fromPromise(() => Promise.reject(new Error('no'))) } });
  const actor = createActor(failAssessing ? failing : machine, {
    input: { question: harbourQuestion, durationSeconds: 20, mode: 'timed', ...input },
  });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const view = () => speakingView(actor.getSnapshot());
  const reach = (phase: SpeakingView['phase']) => waitFor(actor, (snapshot) => speakingView(snapshot).phase === phase);
  const answers = () => emitted.filter((event) => event.type === 'answered');
  const lastDraft = () => emitted.findLast((event) => 'draft' in event)?.draft;
  const elapsedMs = () => actor.getSnapshot().context.elapsedMs;
  return { actor, clock, microphone, player, view, reach, answers, lastDraft, elapsedMs };
}

/** Starts a speaking task and its recording. */
export async function recording(input?: Partial<SpeakingInput>, options?: Options) {
  const scene = start(input, options);
  scene.actor.send({ type: 'recording.start' });
  await scene.reach('recording');
  return scene;
}
