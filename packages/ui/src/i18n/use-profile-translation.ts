'use client';
import english from './locales/en/profile.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `profile` namespace. */
export const useProfileTranslation = () => useMessages('profile', english);
