'use client';
import { createStorage } from '@rehearse/device/storage';
import { useState } from 'react';

const kept = createStorage().item('plainWords', (saved) => saved === true);

/** Whether the learner prefers one field per word to boxes, stored on this device. */
export function usePlainWords() {
  const [plain, setPlain] = useState(kept.get);
  const change = (next: boolean) => {
    kept.set(next);
    setPlain(next);
  };
  return [plain, change] as const;
}
