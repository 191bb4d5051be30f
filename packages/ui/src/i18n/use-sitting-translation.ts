'use client';
import english from './locales/en/sitting.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `sitting` namespace. */
export const useSittingTranslation = () => useMessages('sitting', english);
