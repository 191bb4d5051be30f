'use client';
import type practice from './locales/en/practice.json';
import { useMessages } from './use-messages.ts';

/**
 * Texts of the `practice` namespace for a component that names the parts it uses, so that a page with one question type
 * doesn't load the English of all others. `english` has to be the same object in every render.
 */
export const usePracticeTexts = <T extends Partial<typeof practice>>(english: T) => useMessages('practice', english);
