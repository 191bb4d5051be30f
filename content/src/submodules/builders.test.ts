import type { VoiceName } from '@rehearse/speech-engine';
import { describe, expect, it } from 'vitest';
import { levels } from '../catalogue.ts';
import { clipUrl, createClipCollector } from '../clips.ts';
import type { MarkedText } from '../marked-text.ts';
import { payloadSchemas } from '../payload.ts';
import { gradedOf } from '../testing/graded.ts';
import type { BuildContext } from './context.ts';
import { contentTypes, type SourceItem } from './index.ts';

const why = { en: 'Because.', zh: '因为。' };
const common = { level: 'easy', why } as const;
const because = (part: string) => ({ en: `Because of ${part}.`, zh: `因为${part}。` });
const pictureOf = (name: string) => ({
  questionImageUrl: `/media/pictures/${name}.jpg`,
  imageAlt: { en: 'A harbour.', zh: '港口。' },
});

function newContext(): BuildContext {
  return { clips: createClipCollector(), picture: pictureOf };
}

describe('reading passages', () => {
  const item: SourceItem<9> = {
    ...common,
    id: 900001,
    title: 'Tea',
    passage: ['Tea is {1} and {2}.', 'It came from China. {missing}', 'Now it is everywhere.'],
    blanks: [
      { options: ['old', 'hot', 'red'], answer: 2 },
      { options: ['cheap', 'loud', 'flat'], answer: 1 },
    ],
    missing: { options: ['Ships took it west.', 'Milk is white.', 'Cups break.'], answer: 1 },
    highlights: [
      { question: 'Where from?', answer: 'from China' },
      { question: 'Where now?', answer: 'everywhere' },
    ],
    idea: { options: ['a', 'b', 'c'], answer: 3 },
    heading: { options: ['d', 'e', 'f'], answer: 1 },
    stepWhy: {
      blanks: because('the words'),
      missing: because('the gap'),
      highlights: [because('China'), because('now')],
      idea: because('the idea'),
      heading: because('the title'),
    },
  };

  it('become six steps with the text that each needs', () => {
    const { sequences } = payloadSchemas[9].parse(contentTypes[9].build(item, newContext()));
    expect(sequences.map((step) => step.sentenceTemplate)).toEqual([
      'Tea is {1} and {2}.',
      'Tea is hot and cheap.\n\nIt came from China. {}\n\nNow it is everywhere.',
      ...Array(4).fill('Tea is hot and cheap.\n\nIt came from China. Ships took it west.\n\nNow it is everywhere.'),
    ]);
    expect(sequences[0].blankList[1]).toEqual({ options: ['cheap', 'loud', 'flat'], answer: 'cheap', indexNumber: 2 });
    expect(sequences[4].blankList.answer).toBe('c');
    expect(sequences.map(({ explanation }) => explanation?.en)).toEqual(
      ['the words', 'the gap', 'China', 'now', 'the idea', 'the title'].map((part) => `Because of ${part}.`),
    );
  });

  it('include the rest of the paragraph after the gap', () => {
    const passage = ['Tea is {1} and {2}.', 'It came from China. {missing} People liked it.', 'Now it is everywhere.'];
    const { sequences } = contentTypes[9].build({ ...item, passage }, newContext());
    expect(sequences[1].sentenceTemplate).toBe('Tea is hot and cheap.\n\nIt came from China. {} People liked it.');
  });
});

it('damaged words become per-letter clues', () => {
  const item: SourceItem<8> = {
    ...common,
    id: 800001,
    title: 'Rain',
    passage: 'It rains. The wa{ter} is we{t}. Good.',
    accept: [{ in: 'water is wet', word: 'wet', others: ['web'] }],
    gapWhy: [
      { word: 'water', why: { en: 'What rain is.', zh: '雨就是水。' } },
      { word: 'wet', why: { en: 'What rain makes things.', zh: '雨把东西淋湿。' } },
    ],
  };
  expect(contentTypes[8].build(item, newContext())).toEqual({
    questionText: 'Rain',
    sentenceTemplate: 'It rains. The {} is {}. Good.',
    blankList: [
      {
        clues: ['w', 'a', null, null, null],
        answer: 'water',
        explanation: { en: 'What rain is.', zh: '雨就是水。' },
      },
      {
        clues: ['w', 'e', null],
        answer: 'wet',
        acceptedAnswers: ['web'],
        explanation: { en: 'What rain makes things.', zh: '雨把东西淋湿。' },
      },
    ],
    referenceAnswer: 'It rains. The water is wet. Good.',
    explanation: why,
  });
});

it('a cloze becomes clues, letters and other accepted words', () => {
  const item: SourceItem<10> = { ...common, id: 1000001, sentence: 'She li{kes} it.', accept: ['lives'] };
  expect(contentTypes[10].build(item, newContext())).toEqual({
    sentenceTemplate: 'She {} it.',
    clues: [['l', 'i', null, null, null]],
    referenceAnswer: ['l', 'i', 'k', 'e', 's'],
    acceptedAnswers: ['lives'],
    explanation: why,
  });
});

it('audio becomes one clip per text and voice', () => {
  const context = newContext();
  const item: SourceItem<6> = { ...common, id: 600001, text: 'The shop is open.', voice: 'rp' };
  const { questionAudioUrl } = contentTypes[6].build(item, context);
  contentTypes[2].build({ ...item, id: 200001 }, context);
  expect(context.clips.all().map(({ key, text, voice }) => [clipUrl(key), text, voice])).toEqual([
    [questionAudioUrl, 'The shop is open.', 'rp'],
  ]);
});

it('a clip says in which accent it is', () => {
  const item = { ...common, id: 600001, text: 'The shop is open.' };
  const accentOf = (voice: VoiceName) => contentTypes[6].build({ ...item, voice }, newContext()).questionVoice;
  expect(accentOf('rp-female')).toEqual({ accent: 'british' });
  expect(accentOf('us-male')).toEqual({ accent: 'american' });
  expect(accentOf('scottish')).toEqual({ accent: 'other' });
});

it('the sample answer to a spoken prompt has another speaker', () => {
  const item: SourceItem<4> = {
    ...{ ...common, id: 400001, prompt: 'Where do you work?', sample: 'In a shop.', graded: gradedOf('In a shop.') },
    ...{ voice: 'rp', sampleVoice: 'us-female' },
  };
  const { questionVoice, referenceVoice } = contentTypes[4].build(item, newContext());
  expect(questionVoice).toEqual({ accent: 'british' });
  expect(referenceVoice).toEqual({ accent: 'american', speaker: 2 });
});

it('what is heard is slower in easy questions, and faster in hard ones', () => {
  const context = newContext();
  const item: SourceItem<6> = { ...common, id: 600001, text: 'The shop is open.', voice: 'rp' };
  for (const level of levels) contentTypes[6].build({ ...item, level }, context);
  const rates = context.clips.all().map(({ rate }) => rate);
  expect(rates.toSorted((a, b) => a - b)).toEqual([0.92, 1, 1.1]);
});

const better = { en: 'The first gives a reason.', zh: '第一篇说明了理由。' };
const marked: MarkedText = {
  text: 'It are fun.',
  corrections: [{ start: 3, end: 6, fixes: ['is'], kind: 'agreement' }],
};

it('a middle answer includes its mistakes and the comparison with the sample', () => {
  const item: SourceItem<11> = {
    ...common,
    id: 1100001,
    picture: 'lake',
    sample: 'They swim for their health.',
    middle: marked,
    better,
  };
  expect(payloadSchemas[11].parse(contentTypes[11].build(item, newContext()))).toEqual({
    ...pictureOf('lake'),
    referenceAnswer: 'They swim for their health.',
    middleAnswer: 'It are fun.',
    middleCorrections: [{ start: 3, end: 6, fixes: ['is'], kind: 'agreement' }],
    answerComparison: better,
    explanation: why,
  });
});

it('graded answers rise from the lowest to the highest, with their mistakes', () => {
  const graded = { ...gradedOf('It is fun.'), low: marked, steps: better };
  const gradedAnswers = [
    { level: 'low', text: 'It are fun.', corrections: [{ start: 3, end: 6, fixes: ['is'], kind: 'agreement' }] },
    { level: 'middle', text: 'It is fun.', corrections: [] },
    { level: 'high', text: 'It is fun.', corrections: [] },
  ];
  const essay = { ...common, id: 1400001, prompt: 'Why swim?', sample: 'For my heart.', graded };
  expect(payloadSchemas[14].parse(contentTypes[14].build(essay, newContext()))).toEqual({
    questionText: 'Why swim?',
    referenceAnswer: 'For my heart.',
    gradedAnswers,
    gradedSteps: better,
    explanation: why,
  });

  const part = { question: 'Where?', sample: 'By the lake.' };
  const two: SourceItem<12> = {
    ...common,
    id: 1200001,
    partOne: { ...part, graded },
    partTwo: [part, part, part],
  };
  const { partOneData, partTwoData } = payloadSchemas[12].parse(contentTypes[12].build(two, newContext()));
  expect(partOneData).toEqual({ question: 'Where?', answer: 'By the lake.', gradedAnswers, gradedSteps: better });
  expect(partTwoData[0]).toEqual({ question: 'Where?', answer: 'By the lake.' });
});

/** A conversation in which the same is said five times. */
const talkWith = (answer: number): SourceItem<7> => ({
  ...{ ...common, id: 700001, title: 'T', scene: 'S', voice: 'rp', summary: 'S' },
  opening: {
    says: 'You are in the hall.',
    sentences: ['one', 'two', 'three'].map((answer) => ({ text: 'It is ___ here.', answer, accept: ['x'], why })),
  },
  turns: Array.from({ length: 5 }, () => ({ says: 'Hello.', options: ['Hi.', 'No.', 'Red.'], answer, why })),
});

it('turns of a conversation keep their explanations', () => {
  const { sequences } = payloadSchemas[7].parse(contentTypes[7].build(talkWith(1), newContext()));
  expect(sequences[4]).toMatchObject({ sequenceOrder: 5, explanation: why });
});

it('the opening of a conversation is told by somebody else with the same accent', () => {
  const talk = { ...talkWith(1), voice: 'us-female' } as const;
  const context = newContext();
  const { opening } = payloadSchemas[7].parse(contentTypes[7].build(talk, context));
  expect(context.clips.all().find(({ text }) => text === talk.opening.says)?.voice).toBe('us-male');
  expect(opening).toMatchObject({
    questionVoice: { accent: 'american', speaker: 2 },
    transcript: 'You are in the hall.',
    sentences: [
      { sentenceTemplate: 'It is {} here.', answer: 'one', acceptedAnswers: ['x'], explanation: why },
      {},
      {},
    ],
  });
});

it('a key that is not an option is an error', () => {
  const item = talkWith(4);
  expect(() => contentTypes[7].build(item, newContext())).toThrow('option 4');
});
