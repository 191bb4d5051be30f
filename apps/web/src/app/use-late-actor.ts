import { useScreensTranslation } from '@rehearse/ui/screens';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { createLateActor, type LateActor, type LateActorOptions } from '../lib/late-actor.ts';
import { useCover } from './frame/use-cover.ts';
import { useServices } from './services.ts';

/** What a late actor shows, and the end of it with the component. */
export function useLateView<View, Event, Emitted>(actor: LateActor<View, Event, Emitted>): View {
  useEffect(() => actor.stop, [actor]);
  return useSyncExternalStore(actor.subscribe, actor.view, actor.view);
}

/**
 * A machine that comes when somebody reaches for it, the same for as long as the component is shown. What waits for it
 * covers the screen; what is lost because it did not come is told by a toast.
 */
export function useLateActor<View, Event, Emitted>(
  create: () => LateActorOptions<View, Event, Emitted>,
): [view: View, actor: LateActor<View, Event, Emitted>] {
  const { bus } = useServices();
  const [actor] = useState(() => createLateActor(create()));
  const view = useLateView(actor);
  const act = useSyncExternalStore(actor.subscribe, actor.act, actor.act);
  const { t } = useScreensTranslation();
  const tellOfLoss = useEffectEvent(() =>
    bus.publish('toast.show', { message: t('error.notLoaded'), tone: 'critical' }),
  );
  useCover(act === 'waiting');
  useEffect(() => {
    if (act === 'lost') tellOfLoss();
  }, [act]);
  return [view, actor];
}
