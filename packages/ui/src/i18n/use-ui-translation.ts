'use client';
import english from './locales/en/ui.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `ui` namespace. */
export const useUiTranslation = () => useMessages('ui', english);
