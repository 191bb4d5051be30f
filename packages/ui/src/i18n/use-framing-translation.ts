'use client';
import english from './locales/en/framing.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `framing` namespace. */
export const useFramingTranslation = () => useMessages('framing', english);
