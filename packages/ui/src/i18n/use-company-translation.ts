'use client';
import english from './locales/en/company.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `company` namespace. */
export const useCompanyTranslation = () => useMessages('company', english);
