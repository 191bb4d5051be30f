import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { keptPracticeSettings } from './use-practice-settings.ts';

/** How the signed-in learner practises on this device; null until it is known who that is. */
export function useAccountSettings() {
  const { me } = useServices();
  const [kept, setKept] = useState<{ account: string; settings: PracticeSettings } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void me.owner().then((account) => {
      if (isCurrent && account !== null) setKept({ account, settings: keptPracticeSettings(account).get() });
    });
    return () => {
      isCurrent = false;
    };
  }, [me]);
  const change = (settings: PracticeSettings) => {
    if (kept === null) return;
    keptPracticeSettings(kept.account).set(settings);
    setKept({ ...kept, settings });
  };
  return [kept?.settings ?? null, change] as const;
}
