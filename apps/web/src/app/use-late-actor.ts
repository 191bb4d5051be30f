import { useScreensTranslation } from '@rehearse/ui/screens';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLateActor, type LateActor, type LateActorOptions, type LateState } from '../lib/late-actor.ts';
import { useCover } from './frame/use-cover.ts';
import { useServices } from './services.ts';

/** The state of a late actor, which is stopped with the component. */
export function useLateState<View, Event, Emitted>(actor: LateActor<View, Event, Emitted>): LateState<View> {
  useEffect(() => actor.stop, [actor]);
  return useSyncExternalStore(actor.subscribe, actor.state, actor.state);
}

/**
 * A late actor, the same for as long as the component is shown. A request that waits for its machine covers the screen; one
 * that is lost shows a toast.
 */
export function useLateActor<Snapshot, View, Event, Emitted>(
  create: () => LateActorOptions<Snapshot, View, Event, Emitted>,
): [view: View, actor: LateActor<View, Event, Emitted>] {
  const { bus } = useServices();
  const { t } = useScreensTranslation();
  const [actor] = useState(() => createLateActor(create()));
  const { view, request } = useLateState(actor);
  const showLoss = useEffectEvent(() => bus.publish('toast.show', { message: t('error.notLoaded'), tone: 'critical' }));
  useCover(request === 'waiting');
  useEffect(() => {
    if (request === 'lost') showLoss();
  }, [request]);
  return [view, actor];
}
