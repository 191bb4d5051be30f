'use client';
import english from './locales/en/plan.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `plan` namespace. */
export const usePlanTranslation = () => useMessages('plan', english);
