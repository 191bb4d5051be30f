import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';

/** A screen that shows an actor's view and sends its events. */
interface ScreenOf<View, Event> {
  view: View;
  onEvent: (event: Event) => void;
}

interface LiveProps<TSnapshot extends Snapshot<unknown>, View, Event extends EventObject> {
  actor: ActorRef<TSnapshot, Event>;
  toView: (snapshot: TSnapshot) => View;
  screen: ComponentType<ScreenOf<View, Event>>;
}

/** For stories: a screen with a running actor, so that it works as in the app. */
export function Live<TSnapshot extends Snapshot<unknown>, View, Event extends EventObject>({
  actor,
  toView,
  screen: Screen,
}: LiveProps<TSnapshot, View, Event>) {
  return <Screen view={useSelector(actor, toView)} onEvent={(event) => actor.send(event)} />;
}
