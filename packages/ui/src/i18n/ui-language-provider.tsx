'use client';
import type { ReactNode } from 'react';
import { type UiLanguage, UiLanguageContext } from './use-messages.ts';

export interface UiLanguageProviderProps {
  /** The language of all components inside. */
  value: UiLanguage;
  children: ReactNode;
}

/** Sets the language of the components inside, on a page without i18next. */
export function UiLanguageProvider({ value, children }: UiLanguageProviderProps) {
  return <UiLanguageContext value={value}>{children}</UiLanguageContext>;
}
