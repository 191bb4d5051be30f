import {
  type LocalSittingOptions,
  localSitting,
  type Sitting,
  type SittingActor,
  sittingMachine,
  sittingView,
  waitOn,
} from '@rehearse/practice-machines/sitting';
import { createActor } from 'xstate';
import { askQuestion } from './ask-question.ts';
import type { EmbedDevice } from './device.ts';
import type { CurrentOptions } from './run-question.ts';
import type { SittingOutcome } from './sitting-options.ts';
import type { Begun, SittingProgress } from './sitting-progress.ts';

export interface RunSittingOptions {
  list: LocalSittingOptions;
  device: EmbedDevice;
  /** Null starts from the first question. */
  begun: Begun | null;
  progress: SittingProgress;
  current: CurrentOptions;
  /** Called with each state; the actor stays the same. */
  onActor: (actor: SittingActor) => void;
  onFinished: (outcomes: readonly SittingOutcome[]) => void;
}

const outcomesOf = ({ slots }: Sitting): SittingOutcome[] =>
  slots.map(({ slot, submoduleId, state, score = null }) => ({
    ...{ number: slot, submoduleId, isAnswered: state === 'answered', score },
  }));

/**
 * Runs a list of questions on this device, and keeps how far it came.
 *
 * @returns ends it
 */
export function runSitting(options: RunSittingOptions): () => void {
  const { list, device, begun, progress, current, onActor, onFinished } = options;
  const gone = new AbortController();
  const { input, actors } = localSitting({ ...list, ...(begun && { begun }) });
  const question = askQuestion(device, progress.draftsOf, current, gone.signal);
  const machine = sittingMachine.provide({ actors: { ...actors, question, wait: waitOn(device.clock) } });
  const actor = createActor(machine, { input });
  let known = input.sitting;
  let isFinished = false;
  actor.subscribe((snapshot) => {
    onActor(actor);
    const { sitting } = snapshot.context;
    const view = sittingView(snapshot);
    if (sitting !== known && !isFinished) progress.save(sitting);
    known = sitting;
    if (isFinished || view.phase !== 'finished') return;
    isFinished = true;
    onFinished(outcomesOf(view.sitting));
    progress.end(view.sitting);
  });
  actor.start();
  return () => {
    gone.abort();
    actor.stop();
  };
}
