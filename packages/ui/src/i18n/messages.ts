/** Texts of one namespace, nested as in its JSON file. */
export interface Messages {
  [key: string]: string | Messages;
}

type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key;

/** Dotted keys of a namespace; the plural forms `x_one` and `x_other` are the one key `x`. */
export type MessageKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${MessageKey<T[K]>}`;
}[keyof T & string];

/** Values for `{{name}}` placeholders; `count` also selects the plural form. */
export type MessageValues = Record<string, string | number>;

const find = (messages: Messages, key: string): string | undefined => {
  let at: string | Messages | undefined = messages;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** The text of a key in the right plural form, with its placeholders. */
export function findMessage(messages: Messages, key: string, language: string, count?: unknown): string | undefined {
  if (typeof count !== 'number') return find(messages, key);
  const form = new Intl.PluralRules(language).select(count);
  return find(messages, `${key}_${form}`) ?? find(messages, `${key}_other`) ?? find(messages, key);
}

/** Fills the placeholders of a text; a missing value leaves its placeholder visible. */
export const fillMessage = (message: string, values: MessageValues = {}) =>
  message.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
