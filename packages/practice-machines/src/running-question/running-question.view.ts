import type { RunningQuestionSnapshot } from './running-question.machine.ts';
import type { FlowActor, LoadedFlow, SaveState } from './running-question.types.ts';

/** What to show of a running question; the app names its own types of flow and actor. */
export type RunningQuestionView<TFlow extends LoadedFlow = LoadedFlow, TActor extends FlowActor = FlowActor> =
  | { phase: 'opening' }
  /** Another tab has the question; the actor is not started. */
  | { phase: 'readOnly'; flow: TFlow; actor: TActor }
  | {
      phase: 'running';
      flow: TFlow;
      actor: TActor;
      /** Where the newest answer is; null before there is one, and until that is known. */
      saved: SaveState | null;
      /** The time of an exam question ended while it was left. */
      endedAway: boolean;
    }
  | { phase: 'failed'; error: unknown };

/** What to show of a running question. */
export function runningQuestionView(snapshot: RunningQuestionSnapshot): RunningQuestionView {
  const { flow, actor, saved, endedAway, error } = snapshot.context;
  if (snapshot.matches('failed')) return { phase: 'failed', error };
  if (!flow || !actor) return { phase: 'opening' };
  if (snapshot.matches('running')) return { phase: 'running', flow, actor, saved, endedAway };
  // until this tab has taken over, the question is shown as it was
  const isShown = snapshot.matches('readOnly') || snapshot.matches('opening');
  return isShown ? { phase: 'readOnly', flow, actor } : { phase: 'opening' };
}
