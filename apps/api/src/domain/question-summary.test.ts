import type { Payload } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { expect, it } from 'vitest';
import { summaryOf } from './question-summary.ts';

const explanation = { en: 'Because.', zh: '因为。' };
const speech = `/media/speech/${'a'.repeat(64)}.mp3`;
const choice = { options: ['one', 'two'], answer: 'two' };
const imageAlt = { en: 'A photo of a kitchen', zh: '一张厨房的照片' };
const long = 'Talk about a dish that you can cook. Who showed you how to make it, when do you cook it, and why?';
const spoken = { explanation, referenceAnswer: 'A sample.', referenceAudioLink: speech };

const payloads: { [Id in TypeId]?: Payload<Id> } = {
  1: { explanation, word: 'grinoft', correct: false },
  2: { ...spoken, questionText: 'The bus leaves at ten past eight.' },
  3: { ...spoken, questionText: long, bullets: ['Who?'] },
  4: { ...spoken, questionAudioUrl: speech, questionReference: 'Which day of the week do you like best?' },
  5: { ...spoken, questionImageUrl: '/media/pictures/kitchen.jpg', imageAlt },
  6: { explanation, questionAudioUrl: speech, referenceAnswer: 'Whose voice is that on the radio?' },
  7: {
    explanation,
    questionText: 'A Book about Tea',
    bgInfo: 'You ask Mr Osei.',
    referenceAnswer: 'A summary.',
    sequences: [{ sequenceOrder: 1, questionAudioUrl: speech, transcript: 'Shall I?', blankList: choice }],
  },
  8: {
    explanation,
    questionText: 'Bees',
    sentenceTemplate: 'The {} hums.',
    blankList: [{ clues: ['h', null], answer: 'hive' }],
    referenceAnswer: 'The hive hums.',
  },
  9: {
    explanation,
    questionText: 'Silence from a loudspeaker',
    sequences: [
      {
        sequenceOrder: 1,
        sentenceTemplate: 'The roar seems to be switched {1}, and\nnothing is {2}.',
        blankList: [{ ...choice, indexNumber: 1 }],
      },
      { sequenceOrder: 2, sentenceTemplate: 'x', blankList: choice },
      { sequenceOrder: 3, sentenceTemplate: 'x', blankList: { question: 'q', answer: 'x' } },
      { sequenceOrder: 4, sentenceTemplate: 'x', blankList: { question: 'q', answer: 'x' } },
      { sequenceOrder: 5, sentenceTemplate: 'x', blankList: choice },
      { sequenceOrder: 6, sentenceTemplate: 'x', blankList: choice },
    ],
  },
  10: {
    explanation,
    sentenceTemplate: 'She put the {} on.',
    clues: [['k', null, null]],
    referenceAnswer: ['k', 'i', 't'],
  },
  11: { explanation, questionImageUrl: '/media/pictures/kitchen.jpg', imageAlt, referenceAnswer: 'A sample.' },
  12: {
    explanation,
    partOneData: { question: 'What music do you like?', answer: 'A sample.' },
    partTwoData: [{ question: 'Have you been to a concert?', answer: 'Yes.' }],
  },
  13: { ...spoken, questionText: 'Talk about a dish.' },
  14: { explanation, questionText: 'Describe a sculpture.', referenceAnswer: 'A sample.' },
  15: { questionText: 'Around my street', conversation: { character: 'maya', questions: [] } },
};

const expected: Partial<Record<TypeId, unknown>> = {
  1: { kind: 'letters', count: 7 },
  2: { kind: 'text', text: 'The bus leaves at ten past eight.' },
  3: { kind: 'text', text: 'Talk about a dish that you can cook. Who showed you how to make it, when do you cook it…' },
  4: { kind: 'words', count: 9 },
  5: { kind: 'topic', topic: imageAlt },
  6: { kind: 'words', count: 7 },
  7: { kind: 'text', text: 'A Book about Tea' },
  8: { kind: 'text', text: 'Bees' },
  9: { kind: 'text', text: 'The roar seems to be switched ___, and nothing is ___.' },
  10: { kind: 'text', text: 'She put the _____ on.' },
  11: { kind: 'topic', topic: imageAlt },
  12: { kind: 'text', text: 'What music do you like?' },
  13: { kind: 'text', text: 'Talk about a dish.' },
  14: { kind: 'text', text: 'Describe a sculpture.' },
  15: { kind: 'text', text: 'Around my street' },
};

it.each(Object.keys(payloads).map(Number) as TypeId[])('says what a question of type %i is about', (id) => {
  expect(summaryOf(id, JSON.stringify(payloads[id]))).toEqual(expected[id]);
});

it('is null for a question that can’t be parsed, or of an unknown type', () => {
  expect(summaryOf(1, '{}')).toBeNull();
  expect(summaryOf(99, '{"word":"kitchen"}')).toBeNull();
});
