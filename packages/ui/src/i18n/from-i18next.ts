import type { TextSource } from './text-source.ts';

/** What is used of an i18next instance. Version 25 and later have it all; this package imports none of them. */
export interface I18nextLike {
  language: string | undefined;
  resolvedLanguage?: string | undefined;
  isInitialized?: boolean | undefined;
  options: { react?: { useSuspense?: boolean | undefined } | undefined };
  hasLoadedNamespace(namespace: string): boolean;
  loadNamespaces(namespace: string): Promise<unknown>;
  hasResourceBundle(language: string, namespace: string): boolean;
  getFixedT(language: string, namespace: string): (...args: never[]) => unknown;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
}

type Translate = (key: string, options: object) => string;

/**
 * The texts of an i18next instance, which has the files of `@rehearse/ui/locales` as its namespaces. Views suspend until
 * their namespace is loaded, unless the instance has `react.useSuspense: false`. An instance that isn't initialized yet
 * has no texts.
 */
export function fromI18next(i18n: I18nextLike): TextSource {
  const language = () => i18n.resolvedLanguage ?? i18n.language ?? 'en';
  return {
    language,
    subscribe: (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    loading: (namespace) =>
      i18n.isInitialized && i18n.options.react?.useSuspense !== false && !i18n.hasLoadedNamespace(namespace)
        ? i18n.loadNamespaces(namespace)
        : null,
    has: (namespace) =>
      !i18n.isInitialized || [language(), 'en'].some((each) => i18n.hasResourceBundle(each, namespace)),
    text: ({ namespace, key, values, english }, rendered) => {
      if (!i18n.isInitialized) return english();
      const translate = i18n.getFixedT(rendered, namespace) as Translate;
      return translate(key, { ...values, defaultValue: english(), interpolation: { escapeValue: false } });
    },
  };
}
