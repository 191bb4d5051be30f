import type { Language } from '@rehearse/languages';
import { fromLocale, type Namespace, type TextSource } from '@rehearse/ui/i18n';
import { useEffect, useState } from 'react';

/** What every question is written with. */
const always: readonly Namespace[] = ['ui', 'embedded', 'practice'];

const loadingOf = (source: TextSource | undefined, namespaces: readonly Namespace[]) =>
  [...always, ...namespaces].flatMap((namespace) => source?.loading(namespace) ?? []);

/**
 * The texts of a language once all are there; null until then. When the language changes, a question keeps the one it
 * has until then, so nothing is replaced by a waiting state, which would also drop what is being typed. Nor do views
 * suspend later, which Preact doesn't survive in the middle of a question.
 *
 * @param namespaces what is shown, besides what every question is written with
 */
export function useSettledLocale(
  locale: Language | undefined,
  namespaces: readonly Namespace[],
): TextSource | undefined | null {
  const wanted = locale === undefined ? undefined : fromLocale(locale);
  const isThere = (source: TextSource | undefined) => loadingOf(source, namespaces).length === 0;
  const [before, setBefore] = useState({ source: wanted });
  const key = namespaces.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal names in another render are the same
  useEffect(() => {
    const loading = loadingOf(wanted, namespaces);
    if (loading.length === 0 && before.source === wanted) return;
    let isWanted = true;
    void Promise.all(loading).then(() => {
      if (isWanted) setBefore({ source: wanted });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, key]);
  if (isThere(wanted)) return wanted;
  return isThere(before.source) ? before.source : null;
}
