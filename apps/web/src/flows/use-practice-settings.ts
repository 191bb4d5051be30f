import { createStorage } from '@rehearse/device/storage';
import { type PracticeSettings, readPracticeSettings } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';

const storage = createStorage({ prefix: 'practiceSettings.' });

/** How this learner practises, remembered on this device. */
export function usePracticeSettings(account: string) {
  const kept = storage.item(account, readPracticeSettings);
  const [settings, setSettings] = useState(kept.get);
  const change = (next: PracticeSettings) => {
    kept.set(next);
    setSettings(next);
  };
  return [settings, change] as const;
}
