import type { Language } from '@rehearse/languages';
import { fromLocale, type TextSource } from '@rehearse/ui/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';

type Namespace = Parameters<TextSource['loading']>[0];

/**
 * The texts of a language. When it changes, a question keeps its language until the texts that it shows are there in the
 * other one: nothing is replaced by a waiting state, which would also drop what is being typed.
 */
export function useSettledLocale(locale: Language | undefined): TextSource | undefined {
  const [shown, setShown] = useState(locale);
  const used = useRef(new Set<Namespace>());
  useEffect(() => {
    if (locale === shown) return;
    let isWanted = true;
    const next = locale === undefined ? undefined : fromLocale(locale);
    void Promise.all([...used.current].map((namespace) => next?.loading(namespace))).then(() => {
      if (isWanted) setShown(locale);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, shown]);
  return useMemo(() => {
    if (shown === undefined) return undefined;
    const source = fromLocale(shown);
    return {
      ...source,
      loading: (namespace) => {
        used.current.add(namespace);
        return source.loading(namespace);
      },
    };
  }, [shown]);
}
