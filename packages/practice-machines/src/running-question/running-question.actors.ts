import { fromCallback } from 'xstate';
import type { FlowActor, FlowCommand, LoadedFlow, RunningQuestionEvent } from './running-question.types.ts';

type Opened = { actor: FlowActor };

/** Runs a flow's actor and reports what it emits. */
export const runFlow = fromCallback<FlowCommand, Opened & { flow: LoadedFlow }>(
  ({ input: { actor, flow }, receive, sendBack }) => {
    const report = (event: RunningQuestionEvent) => sendBack(event);
    actor.on('*', (event) => {
      switch (event.type) {
        case 'draft':
          return report({ type: 'flow.drafted', draft: event.draft });
        case 'answered':
          return report({ type: 'flow.answered', draft: event.draft, submission: flow.toSubmission(event) });
        case 'sendAgain':
          return report({ type: 'flow.sendAgain' });
      }
    });
    receive(() => {
      actor.send({ type: 'timer.pause' });
      // after whatever the flow emits as it pauses
      report({ type: 'flow.paused' });
    });
    actor.start();
    report({ type: 'flow.started' });
    return () => void actor.stop();
  },
);

/** Waits until the flow is between two tries: nothing is answered yet, or an exam answer is in. */
export const waitForNextTry = fromCallback<FlowCommand, Opened>(({ input: { actor }, sendBack }) => {
  const look = () => {
    const snapshot = actor.getSnapshot();
    const isFree = snapshot.hasTag('answering') || snapshot.hasTag('submitted');
    if (isFree) sendBack({ type: 'flow.free' } satisfies RunningQuestionEvent);
  };
  const { unsubscribe } = actor.subscribe(look);
  look();
  return unsubscribe;
});
