'use client';
import english from './locales/en/home.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `home` namespace. */
export const useHomeTranslation = () => useMessages('home', english);
