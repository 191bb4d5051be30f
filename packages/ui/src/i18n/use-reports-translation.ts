'use client';
import english from './locales/en/reports.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `reports` namespace. */
export const useReportsTranslation = () => useMessages('reports', english);
