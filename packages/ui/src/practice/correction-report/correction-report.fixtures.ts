import type { Version } from './compare-corrections.ts';
import type { ReportedCorrection } from './correction-report.types.ts';

const text =
  'Last summer I visit my cousin in Lisbon. He have a small flat near of the river, and every mornings we drank coffee on his balcony. I liked city very much. because the people are friendly.';

const at = (written: string, correction: Omit<ReportedCorrection, 'start' | 'end'>): ReportedCorrection => {
  const start = text.indexOf(written);
  return { start, end: start + written.length, ...correction };
};

/** A text with mistakes of many kinds; in one place a word is missing. */
export const written: Version = {
  text,
  corrections: [
    at('visit', {
      kind: 'tense',
      fixes: ['visited'],
      reason: '“Last summer” is over, so the verb is in the past: “visited”.',
      example: 'Last week we went to a concert.',
    }),
    at('have', {
      kind: 'agreement',
      fixes: ['has', 'had'],
      reason: 'After “he” the verb is “has”.',
      example: 'She has two brothers.',
    }),
    at('of ', {
      kind: 'extra-word',
      fixes: [''],
      reason: '“Near” takes no “of”.',
      example: 'We live near the station.',
    }),
    at('mornings', {
      kind: 'noun-number',
      fixes: ['morning'],
      reason: 'After “every” a noun is in the singular: “morning”.',
      example: 'Every student has a locker.',
    }),
    {
      start: text.indexOf('city'),
      end: text.indexOf('city'),
      kind: 'determiner',
      fixes: ['the '],
      reason: 'You mean a particular city, so it needs “the”.',
      example: 'We know the town well.',
    },
    at('. because', {
      kind: 'fragment',
      fixes: [' because'],
      reason: 'A clause with “because” can’t be a sentence by itself. Join it to the sentence before.',
      example: 'We stayed inside because it rained.',
    }),
  ],
};

/** A new version: four mistakes fixed, two left, and a new one. */
export const rewritten: Version = (() => {
  const later =
    'Last summer I visited my cousin in Lisbon. He have a small flat near the river, and every morning we drank coffee on his balcony. I liked city very much because the peoples are friendly.';
  const again = (word: string, of: ReportedCorrection | undefined): ReportedCorrection => ({
    ...(of as ReportedCorrection),
    start: later.indexOf(word),
    end: later.indexOf(word) + ((of?.end ?? 0) - (of?.start ?? 0)),
  });
  return {
    text: later,
    corrections: [
      again('have', written.corrections[1]),
      again('city', written.corrections[4]),
      {
        start: later.indexOf('peoples'),
        end: later.indexOf('peoples') + 'peoples'.length,
        kind: 'noun-number',
        fixes: ['people'],
        reason: '“People” is already plural.',
        example: 'Many people were there.',
      },
    ],
  };
})();
