'use client';
import english from './locales/en/ai.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `ai` namespace. */
export const useAiTranslation = () => useMessages('ai', english);
