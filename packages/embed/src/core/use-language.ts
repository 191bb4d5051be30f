import { fallbackLanguage, type Language } from '@rehearse/languages';
import type { UiLanguage } from '@rehearse/ui/i18n';
import { useEffect, useState } from 'react';
import { EmbedError } from './embed-error.ts';
import { loadLanguage } from './languages.ts';
import type { EmbedOptions } from './options.ts';
import { useLatest } from './use-latest.ts';

/** The texts of a question; null for those that are built in, undefined while they are loaded. */
export function useLanguage(locale: Language, onError: EmbedOptions['onError']): UiLanguage | null | undefined {
  const [language, setLanguage] = useState<UiLanguage | null | undefined>(
    locale === fallbackLanguage ? null : undefined,
  );
  const report = useLatest(onError);
  useEffect(() => {
    let isWanted = true;
    loadLanguage(locale).then(
      (found) => isWanted && setLanguage(found),
      (cause: unknown) => {
        if (!isWanted) return;
        setLanguage(null);
        report.current?.(new EmbedError('load', `The texts of "${locale}" could not be loaded.`, { cause }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, report]);
  return language;
}
