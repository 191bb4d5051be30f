'use client';
import english from './locales/en/pricing.json';
import { useMessages } from './use-messages.ts';

/** Texts of the `pricing` namespace. */
export const usePricingTranslation = () => useMessages('pricing', english);
