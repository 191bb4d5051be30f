'use client';
import { type ReactNode, useContext, useMemo } from 'react';
import { type TextOverrides, withOverrides } from './text-overrides.ts';
import { fromLanguage, fromMessages, type TextSource, type UiLanguage } from './text-source.ts';
import { TextsContext } from './texts-context.ts';

export interface UiLanguageProviderProps {
  /**
   * The texts of all components inside: a loaded language such as `zh`, or a source such as `fromLocale('zh')`. Default:
   * those of the provider outside, or else the built-in English.
   */
  value?: UiLanguage | TextSource | undefined;
  /** Own wording for single keys. Pass the same object in every render. */
  texts?: TextOverrides | undefined;
  children: ReactNode;
}

const builtIn = fromMessages('en', () => undefined);
const isSource = (value: UiLanguage | TextSource): value is TextSource => 'subscribe' in value;

/** Sets the language of the components inside, and a host's own wording. */
export function UiLanguageProvider({ value, texts, children }: UiLanguageProviderProps) {
  const outside = useContext(TextsContext);
  const source = useMemo(() => {
    const own = value === undefined ? outside : isSource(value) ? value : fromLanguage(value);
    return texts ? withOverrides(own ?? builtIn, texts) : own;
  }, [outside, value, texts]);
  return <TextsContext.Provider value={source}>{children}</TextsContext.Provider>;
}
