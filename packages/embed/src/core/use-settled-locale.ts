import type { Language } from '@rehearse/languages';
import { fromLocale, type TextSource } from '@rehearse/ui/i18n';
import { useEffect, useState } from 'react';

/** What questions and their reviews are written with. */
const namespaces = ['ui', 'embedded', 'practice', 'corrections', 'reasons', 'sitting', 'voices'] as const;

const loadingOf = (source: TextSource | undefined) =>
  namespaces.flatMap((namespace) => source?.loading(namespace) ?? []);

/**
 * The texts of a language once all are there; null until then. When the language changes, a question keeps the one it
 * has until then, so nothing is replaced by a waiting state, which would also drop what is being typed. Nor do views
 * suspend later, which Preact doesn't survive in the middle of a question.
 */
export function useSettledLocale(locale: Language | undefined): TextSource | undefined | null {
  const wanted = locale === undefined ? undefined : fromLocale(locale);
  const [settled, setSettled] = useState(() => (loadingOf(wanted).length === 0 ? wanted : null));
  useEffect(() => {
    let isWanted = true;
    void Promise.all(loadingOf(wanted)).then(() => {
      if (isWanted) setSettled(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return settled;
}
