'use client';
import english from './locales/en/schools.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `schools` namespace. */
export const useSchoolsTranslation = () => useMessages('schools', english);
