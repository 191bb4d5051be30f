'use client';
import { type ReactNode, useMemo } from 'react';
import { fromI18next, type I18nextLike } from './from-i18next.ts';
import { TextsContext } from './texts-context.ts';

export interface I18nextTextsProps {
  /** The page's instance, of i18next 25 or later, with the files of `@rehearse/ui/locales` as namespaces. */
  i18n: I18nextLike;
  children: ReactNode;
}

/** Takes the texts of the components inside from i18next, and follows its language. */
export function I18nextTexts({ i18n, children }: I18nextTextsProps) {
  const source = useMemo(() => fromI18next(i18n), [i18n]);
  return <TextsContext.Provider value={source}>{children}</TextsContext.Provider>;
}
