import { useEffect, useEffectEvent } from 'react';

interface Emitter<Emitted extends { type: string }> {
  on(type: '*', listener: (event: Emitted) => void): { unsubscribe(): void };
}

/** Subscribes to the events that an actor emits, with the handlers of the latest render. */
export function useEmitted<Emitted extends { type: string }>(
  actor: Emitter<Emitted>,
  handlers: { [Type in Emitted['type']]?: (event: Extract<Emitted, { type: Type }>) => void },
): void {
  const hear = useEffectEvent((event: Emitted) => {
    const handler = handlers[event.type as Emitted['type']] as ((event: Emitted) => void) | undefined;
    handler?.(event);
  });
  useEffect(() => {
    const subscription = actor.on('*', hear);
    return () => subscription.unsubscribe();
  }, [actor]);
}
