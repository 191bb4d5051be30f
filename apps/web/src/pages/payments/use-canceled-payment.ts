import { type ApiClient, type CheckoutSession, getCheckoutSession, unwrap } from '@rehearse/api-client';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';

const ask = (client: ApiClient, session_id: string, signal: AbortSignal) =>
  unwrap(getCheckoutSession({ client, query: { session_id }, signal }));

/** The state of a canceled checkout; null while it is unknown. */
export function useCanceledPayment(sessionId: string | null): CheckoutSession['status'] | null {
  const { api } = useServices();
  const status = useSessionStatus();
  const [outcome, setOutcome] = useState<CheckoutSession['status'] | null>(null);

  useEffect(() => {
    if (sessionId === null || status !== 'loggedIn') return;
    const left = new AbortController();
    ask(api, sessionId, left.signal).then(
      (session) => setOutcome(session.status),
      () => undefined,
    );
    return () => left.abort();
  }, [api, status, sessionId]);
  return outcome;
}
