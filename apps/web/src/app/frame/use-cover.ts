import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** Shows the loading overlay while `active`. */
export function useCover(active: boolean): void {
  const { bus } = useServices();
  useEffect(() => {
    if (!active) return;
    bus.publish('loading', { active: true });
    return () => bus.publish('loading', { active: false });
  }, [bus, active]);
}
