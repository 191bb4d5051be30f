'use client';
import english from './locales/en/mistakes.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `mistakes` namespace. */
export const useMistakesTranslation = () => useMessages('mistakes', english);
