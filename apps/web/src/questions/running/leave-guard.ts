import type { LeaveRequest } from '@rehearse/ui/practice';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { travelFirst } from '../../lib/travel.ts';

/** The place of the page in the history, as the router numbers it; NaN on a page that is not the router's. */
const placeInHistory = (): number => Number((history.state as { idx?: unknown } | null)?.idx ?? Number.NaN);

/** Where a click on a link of this site leads, as a path; null when it leads elsewhere, opens a window or is no such click. */
function pathOfClick(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const path = link.pathname + link.search;
  return path === location.pathname + location.search ? null : path + link.hash;
}

export interface LeaveGuardProps {
  /** Somebody wants to leave, and has to be asked; null when that is decided. */
  onRequest: (request: LeaveRequest | null) => void;
}

/**
 * For as long as it is there, holds back the browser's Back and Forward and every link. Closing the page or loading
 * another one is asked about by the browser. What the app does by itself (`navigate`) goes through.
 *
 * The router has no blocker for declarative routes. It learns of Back after the address has changed; here the event is
 * stopped before it gets there (`travelFirst`), and the address is restored.
 */
export function LeaveGuard({ onRequest }: LeaveGuardProps): null {
  const navigate = useNavigate();
  const request = useEffectEvent(onRequest);
  const go = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    const here = placeInHistory();
    let isLeaving = false;
    const ask = (leave: () => void) =>
      request({
        onLeave: () => {
          isLeaving = true;
          leave();
        },
        onStay: () => request(null),
      });
    const onTravel = (event: PopStateEvent) => {
      const steps = placeInHistory() - here;
      if (isLeaving || Number.isNaN(steps)) return;
      event.stopImmediatePropagation();
      if (steps === 0) return;
      history.go(-steps);
      ask(() => history.go(steps));
    };
    const onClick = (event: MouseEvent) => {
      const path = pathOfClick(event);
      if (isLeaving || path === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => go(path));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const stopTravelling = travelFirst(onTravel);
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      stopTravelling();
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onBeforeUnload);
      request(null);
    };
  }, []);

  return null;
}
