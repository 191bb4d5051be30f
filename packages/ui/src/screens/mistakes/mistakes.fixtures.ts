import type { MistakeCounts, MistakeEntry } from './mistakes.types.ts';

const week = (day: string) => `2026-${day}T08:00:00.000Z`;

export const mistakeCounts: MistakeCounts = {
  kinds: [
    { kind: 'determiner', recent: 7, total: 19, rates: [4.2, 3.1, null, 2.4, 1.2] },
    { kind: 'agreement', recent: 1, total: 6, rates: [2, 1, null, 0, 0.4] },
    { kind: 'spelling', recent: 0, total: 2, rates: [1, 0, null, 0, 0] },
  ],
  weeks: [week('08-01'), week('08-08'), week('08-15'), week('08-22'), week('08-29')],
  texts: 9,
  textsLeft: 0,
  drillsDue: 12,
  nextDrillInSeconds: null,
};

export const mistakeEntries: readonly MistakeEntry[] = [
  {
    mistakeId: 1,
    kind: 'determiner',
    sentence: 'He bought a apple at the market.',
    start: 10,
    end: 11,
    fixes: ['an'],
    rule: { code: 'articleSound', params: { wrong: 'a', right: 'an', word: 'apple' } },
    explanation: null,
    question: { questionId: 14001, submoduleId: 14 },
  },
  {
    mistakeId: 2,
    kind: 'determiner',
    sentence: 'I think that the money cannot buy friends.',
    start: 13,
    end: 17,
    fixes: [''],
    rule: null,
    explanation: 'Money in general takes no article.',
    question: { questionId: 14002, submoduleId: 14 },
  },
];
