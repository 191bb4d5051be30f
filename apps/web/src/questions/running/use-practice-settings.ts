import { createStorage } from '@rehearse/device/storage';
import { type PracticeSettings, readPracticeSettings } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';

const storage = createStorage({ prefix: 'practiceSettings.' });

/** How a learner practises, as this device keeps it. */
export const keptPracticeSettings = (account: string) => storage.item(account, readPracticeSettings);

/** How this learner practises, remembered on this device. */
export function usePracticeSettings(account: string) {
  const kept = keptPracticeSettings(account);
  const [settings, setSettings] = useState(kept.get);
  const change = (next: PracticeSettings) => {
    kept.set(next);
    setSettings(next);
  };
  return [settings, change] as const;
}
