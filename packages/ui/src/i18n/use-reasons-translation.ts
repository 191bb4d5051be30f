'use client';
import english from './locales/en/reasons.json';
import type { Messages } from './messages.ts';
import { useMessages } from './use-messages.ts';

/** Texts of the `reasons` namespace: what each rule of the corrector found, by its code. */
export const useReasonsTranslation = () => useMessages<Messages>('reasons', english);
