'use client';
import english from './locales/en/vocabulary.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `vocabulary` namespace. */
export const useVocabularyTranslation = () => useMessages('vocabulary', english);
