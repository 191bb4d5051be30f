import { fillMessage, findMessage, type Messages } from './messages.ts';
import type { Namespace } from './namespaces.ts';
import type { TextSource } from './text-source.ts';

/**
 * A host's own wording for single keys, by namespace: `{ practice: { 'wordJudgement.yes': 'Yes, it is' } }`. A counted
 * text has one key per plural form: `x_one` and `x_other`.
 */
export type TextOverrides = { readonly [N in Namespace]?: Readonly<Record<string, string>> };

/** A source whose texts are replaced by a host's own, key by key. */
export function withOverrides(source: TextSource, overrides: TextOverrides): TextSource {
  return {
    ...source,
    text: (request, language) => {
      const own = overrides[request.namespace];
      const message = own && findFlat(own, request.key, language, request.values?.['count']);
      return message === undefined ? source.text(request, language) : fillMessage(message, request.values);
    },
  };
}

/** Dotted keys are whole here, so the way through nested messages has only one step. */
function findFlat(own: Readonly<Record<string, string>>, key: string, language: string, count: unknown) {
  const messages: Messages = {};
  for (const form of pluralForms) {
    const text = own[key + form];
    if (text !== undefined) messages[`key${form}`] = text;
  }
  return findMessage(messages, 'key', language, count);
}

const pluralForms = ['', '_zero', '_one', '_two', '_few', '_many', '_other'] as const;
