'use client';
import english from './locales/en/notebook.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `notebook` namespace. */
export const useNotebookTranslation = () => useMessages('notebook', english);
