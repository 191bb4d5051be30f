import { questionTypes, slugOf } from '@rehearse/question-types';
import { describe, expect, it } from 'vitest';
import { slugs } from './check/type-of.ts';
import { checkQuestion } from './check-question.ts';
import { examples } from './examples/index.ts';

const all = Object.values(examples).flat();

const problemsOf = (data: unknown) => {
  const result = checkQuestion(data);
  return result.ok ? [] : result.problems.map(({ message }) => message);
};

it('names the types as question-types does', () => {
  expect(questionTypes.map((type) => slugs[type.id - 1])).toEqual(questionTypes.map(slugOf));
});

it.each(all.map((example) => [example.type, example]))(
  'accepts the example of %s without a warning',
  (type, example) => {
    const result = checkQuestion(example);
    expect(result).toMatchObject({ ok: true, warnings: [] });
    expect(result.ok && slugs[result.question.submoduleId - 1]).toBe(type);
  },
);

const passage = {
  type: 'read-and-complete',
  sentenceTemplate: 'The {} is cold.',
  blankList: [{ clues: ['w', null, null, 'e', 'r'], answer: 'water' }],
};

describe('problems are sentences that name the field', () => {
  it.each<[string, unknown, string[]]>([
    ['text', 'water', ['The question must be an object.']],
    ['null', null, ['The question must be an object.']],
    ['a list', [passage], ['The question must be an object.']],
    [
      'no type',
      { word: 'river' },
      ['/type is missing: say which question type it is, by its name or its submoduleId.'],
    ],
    ['a type that does not exist', { submoduleId: 16 }, ['/submoduleId must be a whole number from 1 to 15.']],
    [
      'two types',
      { ...passage, submoduleId: 8, type: 'read-aloud' },
      ['/type must be "read-and-complete": type 8 is "read-and-complete".'],
    ],
    [
      'another version',
      { ...passage, version: 2 },
      ['/version must be 1: this package reads version 1 of the format.'],
    ],
    [
      'a missing answer',
      { ...passage, blankList: [{ clues: ['w', null] }] },
      ['/blankList/0/answer is missing: each blank needs the word that fills it.'],
    ],
    [
      'an answer of another kind',
      { ...passage, blankList: [{ clues: ['w', null], answer: 7 }] },
      ['/blankList/0/answer must be a text, but is a whole number: each blank needs the word that fills it.'],
    ],
    [
      'no blanks',
      { ...passage, blankList: [] },
      ['/blankList is empty: the passage needs its blanks, one for each {}.'],
    ],
    [
      'too few blanks',
      { ...passage, sentenceTemplate: 'The {} is {}.' },
      ['/blankList has 1 blank, but {} is 2 times in sentenceTemplate.'],
    ],
    [
      'too few letters',
      { ...passage, blankList: [{ clues: ['w', null], answer: 'water' }] },
      ['/blankList/0/clues must have one entry for each of the 5 letters of "water", but has 2.'],
    ],
    [
      'another letter',
      { ...passage, blankList: [{ clues: ['w', null, null, 'a', 'r'], answer: 'water' }] },
      ['/blankList/0/clues/3 is "a", but letter 4 of "water" is "e".'],
    ],
    [
      'a letter of another kind',
      { ...passage, blankList: [{ clues: ['w', null, 3, 'e', 'r'], answer: 'water' }] },
      ['/blankList/0/clues/2 must be a text or null, but is a whole number.'],
    ],
    [
      'a word without missing letters',
      { ...passage, blankList: [{ clues: [...'water'], answer: 'water' }] },
      ['/blankList/0/clues must have null for each letter that the learner types, at least once.'],
    ],
    [
      'an explanation without English',
      { ...passage, explanation: { zh: '水' } },
      ['/explanation/en is missing: a text by language code always has English.'],
    ],
    [
      'a step that does not exist',
      { type: 'interactive-reading', sequences: [{ sequenceOrder: 7, blankList: {} }] },
      ['/sequences/0/sequenceOrder must be one of 1, 2, 3, 4, 5, 6.'],
    ],
    [
      'a step of the wrong shape',
      {
        type: 'interactive-reading',
        sequences: [{ sequenceOrder: 3, blankList: { options: ['a', 'b'], answer: 'a' } }],
      },
      ['/sequences/0/blankList/question is missing: the learner needs the question.'],
    ],
    [
      'an answer that is no option',
      {
        type: 'interactive-listening',
        sequences: [{ sequenceOrder: 1, blankList: { options: ['Yes.', 'No.'], answer: 'yes.' } }],
      },
      ['/sequences/0/blankList/answer must be one of the options, letter by letter.'],
    ],
    [
      'a conversation without an end',
      {
        type: 'interactive-speaking',
        conversation: {
          character: 'maya',
          questions: [
            { name: 'a', questionAudioUrl: 'a.mp3', branches: [], next: 'b' },
            { name: 'b', questionAudioUrl: 'b.mp3', branches: [], next: 'a' },
          ],
        },
      },
      [
        '/conversation/questions/0/next is "b", which leads back to "a".',
        '/conversation/questions/1/next is "a", which leads back to "b".',
      ],
    ],
  ])('%s', (_, data, messages) => {
    expect(problemsOf(data)).toEqual(messages);
  });
});

it('warns of fields that the format does not have, and leaves them out', () => {
  const result = checkQuestion({
    ...passage,
    blankList: [{ ...passage.blankList[0], accepted: ['watar'] }],
    blanks: 3,
  });
  expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
    '/blankList/0/accepted is no field of the format, and is ignored.',
    '/blanks is no field of the format, and is ignored.',
  ]);
  expect(result.ok && result.question).not.toHaveProperty('blanks');
});

it('a field that is null counts as left out', () => {
  const result = checkQuestion({ ...passage, questionText: null, bgInfo: null, explanation: null });
  expect(result).toMatchObject({ ok: true, warnings: [] });
  expect(result.ok && new Set(Object.keys(result.question))).toEqual(
    new Set(['blankList', 'id', 'isPracticed', 'questionId', 'sentenceTemplate', 'submoduleId', 'type']),
  );
});

it('gives a question without an id the same one each time, and others another one', () => {
  const idOf = (data: unknown) => {
    const result = checkQuestion(data);
    return result.ok && result.question.questionId;
  };
  expect(idOf(passage)).toBe(idOf(structuredClone(passage)));
  expect(idOf(passage)).not.toBe(idOf({ ...passage, questionText: 'Rivers' }));
  expect(idOf({ ...passage, id: 77 })).toBe(77);
});
