'use client';
import english from './locales/en/classes.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `classes` namespace. */
export const useClassesTranslation = () => useMessages('classes', english);
