'use client';
import english from './locales/en/voices.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `voices` namespace. */
export const useVoicesTranslation = () => useMessages('voices', english);
