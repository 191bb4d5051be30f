import { fallbackLanguage, findLanguage, type Language } from '@rehearse/languages';
import type { Messages } from './messages.ts';
import type { Namespace } from './namespaces.ts';
import { fromMessages, type TextSource } from './text-source.ts';

const nothing: Messages = {};
const sources = new Map<Language, TextSource>();

function onDemand(language: Exclude<Language, 'en'>): TextSource {
  const texts = new Map<Namespace, Messages>();
  const pending = new Map<Namespace, Promise<unknown>>();
  const load = async (namespace: Namespace) => {
    // Without its texts a view is in English.
    const found = import('./load-texts.ts').then(({ loadTexts }) => loadTexts[language][namespace]());
    texts.set(namespace, await found.catch(() => nothing));
  };
  return {
    ...fromMessages(language, (namespace) => texts.get(namespace)),
    loading: (namespace) => {
      if (texts.has(namespace)) return null;
      const before = pending.get(namespace);
      const promise = before ?? load(namespace);
      pending.set(namespace, promise);
      return promise;
    },
  };
}

/**
 * The built-in texts in a language, each namespace loaded when a view needs it, which suspends until then.
 *
 * @param locale a BCP 47 tag; a language there is no translation for is English
 */
export function fromLocale(locale: string): TextSource {
  const language = findLanguage(locale) ?? fallbackLanguage;
  const source =
    sources.get(language) ?? (language === 'en' ? fromMessages('en', () => undefined) : onDemand(language));
  sources.set(language, source);
  return source;
}
