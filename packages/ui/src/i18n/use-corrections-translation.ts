'use client';
import english from './locales/en/corrections.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `corrections` namespace. */
export const useCorrectionsTranslation = () => useMessages('corrections', english);
