import { fillMessage, findMessage, type Messages, type MessageValues } from './messages.ts';
import type { Namespace } from './namespaces.ts';

/** A text that is asked for. */
export interface TextRequest {
  namespace: Namespace;
  /** Dotted key. */
  key: string;
  values: MessageValues | undefined;
  /** The built-in English, for a source that has no such text; the key if that was left out. */
  english: () => string;
}

/**
 * Where texts come from: texts already loaded (`fromLanguage`), texts loaded on demand (`fromLocale`), or an i18next instance
 * (`fromI18next`).
 */
export interface TextSource {
  /** BCP 47 tag of the current language. */
  language: () => string;
  /** Calls back when the language changes. Returns a function that ends it. */
  subscribe: (changed: () => void) => () => void;
  /** The texts of a namespace while they are on their way; null when there is nothing to wait for. */
  loading: (namespace: Namespace) => Promise<unknown> | null;
  /** Whether there are any texts of a namespace. */
  has: (namespace: Namespace) => boolean;
  /** The text with its placeholders filled. `language` is the one being rendered. */
  text: (request: TextRequest, language: string) => string;
}

/** All texts in one language, such as `zh` from `@rehearse/ui/i18n/zh`. */
export interface UiLanguage {
  /** BCP 47 tag. */
  code: string;
  messages: Record<Namespace, Messages>;
}

const never = () => () => {};

/** Texts already loaded, from a function that finds those of a namespace. */
export const fromMessages = (code: string, messagesOf: (namespace: Namespace) => Messages | undefined): TextSource => ({
  language: () => code,
  subscribe: never,
  loading: () => null,
  has: (namespace) => messagesOf(namespace) !== undefined,
  text: ({ namespace, key, values, english }) => filled(messagesOf(namespace), key, code, values) ?? english(),
});

/** All texts of a language. */
export const fromLanguage = ({ code, messages }: UiLanguage): TextSource =>
  fromMessages(code, (name) => messages[name]);

/** The text of a key with its placeholders filled. */
export function filled(messages: Messages | undefined, key: string, language: string, values?: MessageValues) {
  const message = messages && findMessage(messages, key, language, values?.['count']);
  return message === undefined ? undefined : fillMessage(message, values);
}
