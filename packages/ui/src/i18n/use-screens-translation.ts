'use client';
import english from './locales/en/screens.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `screens` namespace. */
export const useScreensTranslation = () => useMessages('screens', english);
