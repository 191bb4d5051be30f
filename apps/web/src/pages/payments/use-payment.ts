import { ApiError, getCheckoutSession, lacksCall, unwrap } from '@rehearse/api-client';
import type { PaySuccessView } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { watchPayment } from './payment.ts';

function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The state of a payment, checked until it is decided; `check` checks again. Null: no session in the URL. */
export function usePayment(sessionId: string | null): { view: PaySuccessView; check: () => void } {
  const { api, extras, me } = useServices();
  const status = useSessionStatus();
  const [seen, setSeen] = useState<PaySuccessView>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt checks again
  useEffect(() => {
    if (sessionId === null || status !== 'loggedIn') return;
    const left = new AbortController();
    const { signal } = left;
    const read = () => unwrap(getCheckoutSession({ client: api, query: { session_id: sessionId }, signal }));
    // a 404 may be about this payment only, unless the host has no accounts at all
    const lacksReceipts = async (error: unknown) => {
      if (!lacksCall(error)) return false;
      await me.address();
      return extras.lacks('me') || !(error instanceof ApiError) || error.status !== 404 || error.isForeign;
    };
    const show = (next: PaySuccessView) => !signal.aborted && setSeen(next);
    const watch = async () => {
      for await (const view of watchPayment({ read, lacksReceipts, wait: (ms) => waitFor(ms, signal) })) {
        if (signal.aborted) return;
        show(view);
        if (view.phase !== 'paid') continue;
        const { vipUntil, aiCorrectionsLeft } = await me.load();
        show({ ...view, now: { until: vipUntil, correctionsLeft: aiCorrectionsLeft } });
      }
    };
    // If the account's plan can't be loaded, only the receipt is shown; leaving the page ends the wait.
    watch().catch(() => undefined);
    return () => {
      left.abort();
      setSeen({ phase: 'loading' });
    };
  }, [api, extras, me, status, sessionId, attempt]);

  const check = () => setAttempt(attempt + 1);
  if (sessionId === null) return { view: { phase: 'notFound' }, check };
  return { view: status === 'loggedOut' ? { phase: 'signedOut' } : seen, check };
}
