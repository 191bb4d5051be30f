import type { Entitlement } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';

/** The account's plan for the pricing page. */
interface Owned {
  /** End of VIP, ISO 8601; null if there never was a plan. */
  vipUntil: string | null;
  aiCorrectionsLeft: number;
}

/** @param nowMs milliseconds since 1970 (UTC) */
export function entitlementOf({ vipUntil, aiCorrectionsLeft }: Owned, nowMs: number): Entitlement {
  const correctionsLeft = aiCorrectionsLeft;
  if (vipUntil === null) return { phase: 'none', correctionsLeft };
  return { phase: Date.parse(vipUntil) > nowMs ? 'running' : 'ended', date: vipUntil, correctionsLeft };
}

/** The reader's current plan; unknown while loading, or if it can't be loaded. */
export function useEntitlement(): Entitlement {
  const { me } = useServices();
  const status = useSessionStatus();
  const [owned, setOwned] = useState<Entitlement | null>(null);

  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    me.load().then(
      (account) => current && setOwned(entitlementOf(account, Date.now())),
      () => undefined,
    );
    return () => {
      current = false;
      setOwned(null);
    };
  }, [me, status]);

  if (status === 'loggedOut') return { phase: 'visitor' };
  return owned ?? { phase: 'unknown' };
}
