import type { CorrectionKind as Kind } from '@rehearse/correction';

const languagesOf: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  // no articles, or none like those of English
  determiner: [
    ...['zh', 'ja', 'ko', 'th', 'vi', 'km', 'lo', 'my', 'id', 'ms', 'fil', 'ru', 'uk', 'pl', 'cs', 'sk', 'sl', 'hr'],
    ...['sr', 'lt', 'lv', 'et', 'fi', 'tr', 'az', 'kk', 'ky', 'uz', 'mn', 'ka', 'fa', 'ps', 'hi', 'ur', 'pa', 'gu'],
    ...['mr', 'ne', 'ta', 'te', 'kn', 'ml', 'si', 'sw', 'ha', 'yo', 'am'],
  ],
  // the subject may be left out
  pronoun: ['es', 'pt', 'it', 'ro', 'el', 'bg'],
  // no verb like "be" in the present
  'missing-word': ['ar', 'he'],
  // the verb comes second, whatever comes first
  'word-order': ['de', 'nl', 'da', 'sv', 'no'],
  // one form for the simple past and the present perfect
  tense: ['fr', 'hu', 'sq', 'hy'],
};

const kindOf: ReadonlyMap<string, Kind> = new Map(
  Object.entries(languagesOf).flatMap(([kind, codes]) => codes.map((code) => [code, kind as Kind] as const)),
);

/**
 * What speakers of a language often find difficult in English; null if nothing stands out. It follows from how the language
 * differs from English (Swan & Smith, *Learner English*, 2nd edition, Cambridge 2001), and says nothing about a person.
 *
 * @param language ISO 639 code
 */
export const typicalMistake = (language: string): Kind | null => kindOf.get(language) ?? null;
