import type { AiReport, Subscore } from './ai-report.types.ts';
import { written } from './correction-report.fixtures.ts';

const subscores: readonly Subscore[] = [
  {
    criterion: 'task',
    range: { low: 95, high: 115, band: 'B2' },
    lowered: null,
    raise: 'Say why the balcony mattered to you.',
  },
  {
    criterion: 'coherence',
    range: { low: 85, high: 105, band: 'B1' },
    lowered: 'A sentence begins with “because” and has no main clause.',
    raise: 'Join a reason to the sentence it explains.',
  },
  {
    criterion: 'vocabulary',
    range: { low: 80, high: 100, band: 'B1' },
    lowered: 'You used only common words, such as “very much”.',
    raise: 'Name what you saw in the city.',
  },
  {
    criterion: 'grammar',
    range: { low: 60, high: 80, band: 'B1' },
    lowered: 'The tense changes inside the story.',
    raise: 'Keep the whole story in the past.',
  },
];

/** A report on a text. */
export const writtenReport: AiReport = {
  service: 'Example AI',
  isDemonstration: false,
  language: 'en',
  overall: { low: 80, high: 100, band: 'B1' },
  subscores,
  parts: [
    {
      part: 'whole',
      ...written,
      higher: {
        band: 'B2',
        text: 'Last summer I visited my cousin in Lisbon. He had a small flat close to the river, where we drank coffee on his balcony every morning. I grew fond of the city because its people are so friendly.',
      },
    },
  ],
  nextSteps: ['Rewrite the story in the past tense.', 'Learn when a place name takes “the”.'],
  transcript: null,
  notChecked: [],
};

const timed = (texts: readonly string[]) =>
  texts.map((text, index) => ({ text, start: index * 0.6, end: index * 0.6 + 0.4 }));

/** A report on free speech. */
export const spokenReport: AiReport = {
  ...writtenReport,
  subscores: subscores.map((subscore) =>
    subscore.criterion === 'task' ? { ...subscore, criterion: 'fluency' } : subscore,
  ),
  parts: [
    {
      part: 'speech',
      text: 'I I live in big city um near the sea.',
      corrections: [
        {
          ...{ start: 12, end: 12, fixes: ['a '], kind: 'determiner' },
          ...{ reason: '“City” is countable, so it needs “a”.', example: null },
        },
      ],
      higher: null,
    },
  ],
  transcript: {
    words: timed(['I', 'I', 'live', 'in', 'big', 'city', 'um', 'near', 'the', 'sea.']).map((word, index) => ({
      ...word,
      ...(index === 1 && { note: 'repetition' as const }),
      ...(index === 6 && { note: 'filler' as const }),
    })),
    seconds: 32,
    wordsPerMinute: 96,
    pace: [
      { start: 0, end: 10, wordsPerMinute: 120 },
      { start: 10, end: 20, wordsPerMinute: 84 },
      { start: 20, end: 30, wordsPerMinute: 60 },
    ],
    missed: [],
  },
  notChecked: ['picture', 'pronunciation'],
};

/** A report on a text that was read aloud. */
export const readAloudReport: AiReport = {
  ...writtenReport,
  subscores: [
    {
      criterion: 'fluency',
      range: { low: 90, high: 110, band: 'B2' },
      lowered: 'You paused inside a phrase.',
      raise: null,
    },
    { criterion: 'pronunciation', range: { low: 70, high: 100, band: 'B1' }, lowered: null, raise: null },
  ],
  parts: [{ part: 'speech', text: 'The ship sailed past the harbor', corrections: [], higher: null }],
  nextSteps: ['Read the sentence again without a pause after “past”.'],
  transcript: {
    words: timed(['The', 'sheep', 'sailed', 'the', 'harbor', 'today']).map((word, index) => ({
      ...word,
      expected: ['The', 'ship', 'sailed', 'the', 'harbor', null][index],
    })),
    seconds: 6,
    wordsPerMinute: 110,
    pace: [],
    missed: [{ text: 'past', before: 3 }],
  },
};
