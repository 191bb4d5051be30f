'use client';
import english from './locales/en/practice.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `practice` namespace. */
export const usePracticeTranslation = () => useMessages('practice', english);
