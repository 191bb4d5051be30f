'use client';
import type { ReactNode } from 'react';
import { type UiLanguage, UiLanguageContext } from './use-messages.ts';

export interface UiLanguageProviderProps {
  /** The language everything inside speaks. */
  value: UiLanguage;
  children: ReactNode;
}

/** Gives the components inside a language other than English on a page that does not use i18next. */
export function UiLanguageProvider({ value, children }: UiLanguageProviderProps) {
  return <UiLanguageContext value={value}>{children}</UiLanguageContext>;
}
