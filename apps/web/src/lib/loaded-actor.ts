import type { LoadedActor } from './late-actor.ts';

/** What is used of an actor. */
interface Actor<Snapshot, Event, Emitted> {
  getSnapshot(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): unknown;
  on(type: '*', listener: (event: Emitted) => void): unknown;
  start(): unknown;
  send(event: Event): void;
  stop(): unknown;
}

/** An actor of a machine that was loaded late, seen through its view. */
export function loadedActor<Snapshot, View, Event, Emitted>(
  actor: Actor<Snapshot, Event, Emitted>,
  viewOf: (snapshot: Snapshot) => View,
): LoadedActor<View, Event, Emitted> {
  let view = viewOf(actor.getSnapshot());
  return {
    view: () => view,
    start: ({ onChange, onEmitted }) => {
      actor.subscribe((snapshot) => {
        view = viewOf(snapshot);
        onChange();
      });
      actor.on('*', onEmitted);
      actor.start();
    },
    send: (event) => actor.send(event),
    stop: () => void actor.stop(),
  };
}
