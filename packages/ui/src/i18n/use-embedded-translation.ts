'use client';
import english from './locales/en/embedded.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `embedded` namespace: around a question on a page of somebody else. */
export const useEmbeddedTranslation = () => useMessages('embedded', english);
