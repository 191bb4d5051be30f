import { onTestFinished } from 'vitest';
import { type AnyActorLogic, type AnyActorRef, createActor, createMachine, type EventObject } from 'xstate';

/** Runs the logic of a child as a machine invokes it, and records what it reports to the machine. */
export function invoked<Report extends EventObject>(logic: AnyActorLogic, input?: unknown) {
  const reports: Report[] = [];
  const parent = createActor(
    createMachine({
      invoke: { id: 'child', src: logic, input: () => input },
      on: { '*': { actions: ({ event }) => reports.push(event as Report) } },
    }),
  ).start();
  const { child } = parent.getSnapshot().children as { child: AnyActorRef };
  onTestFinished(() => void parent.stop());
  return { reports, send: (event: EventObject) => child.send(event), stop: () => void parent.stop() };
}
