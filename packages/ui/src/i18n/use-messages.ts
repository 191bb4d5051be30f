'use client';
import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { MessageKey, Messages, MessageValues } from './messages.ts';
import type { Namespace } from './namespaces.ts';
import { filled } from './text-source.ts';
import { TextsContext } from './texts-context.ts';

export interface Translation<Key extends string> {
  /** The text of a key in the current language, or in English if it has none. */
  t: (key: Key, values?: MessageValues) => string;
  /** BCP 47 tag of the current language, for `Intl` and `lang`. */
  language: string;
}

/** Whether a host's build has left out the built-in English. */
const isStripped = (messages: Messages): boolean =>
  Object.values(messages).every((value) => typeof value !== 'string' && isStripped(value ?? {}));

const never = () => () => {};
const english = () => 'en';

/**
 * Returns the texts of a namespace from the source around (`UiLanguageProvider`, `I18nextTexts`), or else the built-in
 * English.
 *
 * It suspends while the source loads the namespace. If a host's build has left out the built-in English and the source
 * has no texts either, it throws instead of showing keys.
 */
export function useMessages<T extends Messages>(namespace: Namespace, builtIn: T): Translation<MessageKey<T>> {
  const source = useContext(TextsContext);
  const read = source?.language ?? english;
  const language = useSyncExternalStore(source?.subscribe ?? never, read, read);

  const loading = source?.loading(namespace);
  if (loading) throw loading;
  if (source && !source.has(namespace) && isStripped(builtIn)) {
    throw new Error(`The texts of "${namespace}" could not be loaded. Reload the page to try again.`);
  }

  const t = useCallback(
    (key: string, values?: MessageValues) => {
      const inEnglish = () => filled(builtIn, key, 'en', values) ?? key;
      return source ? source.text({ namespace, key, values, english: inEnglish }, language) : inEnglish();
    },
    [source, language, namespace, builtIn],
  );
  return { t, language };
}
