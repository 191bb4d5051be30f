import { type reviewSessionMachine, reviewSessionView } from '@rehearse/practice-machines/review-session';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';

interface Options {
  /** Provides the machine with a host's calls; called once. */
  machine: () => typeof reviewSessionMachine;
  /** The rating that an earlier page couldn't deliver. */
  saved: () => unknown;
}

/** Runs a review session, and sends a rating again when the device is back online. */
export function useReviewSession({ machine, saved }: Options) {
  const [provided] = useState(machine);
  const [input] = useState(() => ({ sessionId: crypto.randomUUID(), saved: saved() }));
  const actor = useActorRef(provided, { input });
  const view = useSelector(actor, reviewSessionView);

  useEffect(() => {
    const sendAgain = () => actor.send({ type: 'rating.retry' });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [actor]);

  return { view, send: actor.send };
}
