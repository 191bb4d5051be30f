'use client';
import type { i18n } from 'i18next';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { fillMessage, findMessage, type MessageKey, type Messages, type MessageValues } from './messages.ts';

/** The namespaces of this package. A host serves the same files under `/locales/{language}/{namespace}.json`. */
export const namespaces = [
  'ui',
  'practice',
  'corrections',
  'reasons',
  'ai',
  'screens',
  'vocabulary',
  'notebook',
  'mistakes',
  'plan',
  'pricing',
  'home',
  'products',
  'courses',
  'embedded',
  'company',
  'articles',
  'profile',
  'voices',
  'sitting',
  'reports',
] as const;
export type Namespace = (typeof namespaces)[number];

/** A language for pages without i18next, such as `zh` from `@rehearse/ui/i18n/zh`. */
export interface UiLanguage {
  /** BCP 47 tag. */
  code: string;
  messages: Record<Namespace, Messages>;
}

/** See `UiLanguageProvider`. */
export const UiLanguageContext = createContext<UiLanguage | undefined>(undefined);

export interface Translation<Key extends string> {
  /** The text of a key in the current language, or in English if it has none. */
  t: (key: Key, values?: MessageValues) => string;
  /** BCP 47 tag of the current language, for `Intl` and `lang`. */
  language: string;
}

const isEmpty = (messages: Messages) => Object.keys(messages).length === 0;

const isThere = (host: i18n, namespace: Namespace, languages: readonly string[]) =>
  languages.some((language) => host.hasResourceBundle(language, namespace));

/**
 * Returns the texts of a namespace.
 *
 * With i18next (`I18nextProvider` or `initReactI18next`) the texts come from its instance, and the hook suspends until
 * the namespace is loaded, like `useTranslation`. If a host strips the built-in English from its bundle and loading
 * fails, it throws instead of showing keys. Without i18next the texts come from `UiLanguageProvider`, or else from the
 * built-in English.
 *
 * It reads react-i18next's context instead of calling `useTranslation`, because that would add all of i18next (15 KiB)
 * to pages that only need these texts.
 */
export function useMessages<T extends Messages>(namespace: Namespace, english: T): Translation<MessageKey<T>> {
  const host = useContext(I18nContext)?.i18n ?? getI18n();
  const own = useContext(UiLanguageContext);

  const subscribe = useCallback(
    (changed: () => void) => {
      host?.on('languageChanged', changed);
      return () => host?.off('languageChanged', changed);
    },
    [host],
  );
  const read = () => host?.resolvedLanguage ?? host?.language ?? own?.code ?? 'en';
  const language = useSyncExternalStore(subscribe, read, read);

  if (host?.isInitialized && host.options.react?.useSuspense !== false && !host.hasLoadedNamespace(namespace)) {
    throw host.loadNamespaces(namespace);
  }
  if (host?.isInitialized && isEmpty(english) && !isThere(host, namespace, [language, 'en'])) {
    throw new Error(`The texts of "${namespace}" could not be loaded. Reload the page to try again.`);
  }

  const t = useCallback(
    (key: string, values?: MessageValues) => {
      const fallback = () => fillMessage(findMessage(english, key, 'en', values?.['count']) ?? key, values);
      if (host?.isInitialized) {
        const translate = host.getFixedT(language, namespace);
        return translate(key, { ...values, defaultValue: fallback(), interpolation: { escapeValue: false } });
      }
      const message = own && findMessage(own.messages[namespace], key, own.code, values?.['count']);
      return message === undefined ? fallback() : fillMessage(message, values);
    },
    [host, language, own, namespace, english],
  );
  return { t, language };
}
