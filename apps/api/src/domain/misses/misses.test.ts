import type { Payload } from '@rehearse/content';
import { questionTypes, type TypeId } from '@rehearse/question-types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictOf } from './index.ts';

const explanation = { en: 'Because.', zh: '因为。' };
const speech = `/media/speech/${'a'.repeat(64)}.mp3`;
const judge = <Id extends TypeId>(submoduleId: Id, payload: Payload<Id>, answer: string) =>
  verdictOf({ submoduleId, payload: JSON.stringify(payload), answer });

describe('Read & Select', () => {
  const real = { explanation, word: 'harvest', correct: true };
  const invented = { explanation, word: 'drabnick', correct: false };

  it('misses the word when a real one is rejected, and only the question when a made-up one is accepted', () => {
    expect(judge(1, real, 'no')).toEqual({
      miss: { reason: 'notRecognized', given: 'no', score: null },
      isOneWord: true,
      words: [{ word: 'harvest', reason: 'notRecognized', given: null }],
      share: 0,
    });
    expect(judge(1, invented, 'yes')).toEqual({
      miss: { reason: 'takenForWord', given: 'yes', score: null },
      isOneWord: true,
      words: [],
      share: 0,
    });
    expect(judge(1, invented, '')?.miss?.reason).toBe('noAnswer');
    expect(judge(1, real, 'yes')).toEqual({ miss: null, words: [], share: 1 });
    expect(judge(1, real, 'perhaps')).toBeNull();
  });
});

describe('letter boxes', () => {
  const passage: Payload<8> = {
    explanation,
    questionText: 'Bees',
    sentenceTemplate: 'The {} is in the {}.',
    blankList: [
      { clues: ['h', null, null, 'e'], answer: 'hive' },
      { clues: ['g', 'a', null, null, null, null], answer: 'garden' },
    ],
    referenceAnswer: 'The hive is in the garden.',
  };

  it('miss the wrong words, with what was typed in their boxes', () => {
    const answer = JSON.stringify([
      ['', 'i', 'v', ''],
      ['', '', 'r', 'd', 'a', ''],
    ]);
    expect(judge(8, passage, answer)).toEqual({
      miss: { reason: 'wrongLetters', given: 'garda_', score: null },
      words: [{ word: 'garden', reason: 'wrongLetters', given: 'garda_' }],
      share: 0.5,
    });
  });

  it('accept another word that fits a gap of the passage', () => {
    const [hive, garden] = passage.blankList;
    if (!hive || !garden) throw new Error('The passage has two gaps.');
    const blankList = [hive, { ...garden, acceptedAnswers: ['garage'] }];
    const answer = '[["","i","v",""],["","","r","a","g","e"]]';
    expect(judge(8, { ...passage, blankList }, answer)).toEqual({ miss: null, words: [], share: 1 });
    expect(judge(8, passage, answer)?.words).toMatchObject([{ word: 'garden', given: 'garage' }]);
  });

  it('accept an alternative answer', () => {
    const sentence: Payload<10> = {
      explanation,
      sentenceTemplate: 'It is {}.',
      clues: [['g', 'r', null, 'y']],
      referenceAnswer: ['g', 'r', 'e', 'y'],
      acceptedAnswers: ['gray'],
    };
    expect(judge(10, sentence, '[["","","a",""]]')).toEqual({ miss: null, words: [], share: 1 });
    expect(judge(10, sentence, '[["","","o",""]]')?.words).toMatchObject([{ word: 'grey', given: 'groy' }]);
    expect(judge(10, sentence, 'gray')).toBeNull();
  });
});

describe('Listen & Type', () => {
  const dictation = {
    explanation,
    questionAudioUrl: speech,
    referenceAnswer: 'Ten of us planted a small garden behind the old library.',
  };

  it('passes with one typo, and still adds the missed word for review', () => {
    const verdict = judge(6, dictation, 'Ten of us planted a small gardn behind the old library');
    expect(verdict?.miss).toBeNull();
    expect(verdict?.words).toEqual([{ word: 'garden', reason: 'wrongLetters', given: 'gardn' }]);
  });

  it('is missed below four fifths of the points', () => {
    const verdict = judge(6, dictation, 'Ten of us planted');
    expect(verdict?.miss).toMatchObject({ reason: 'lowScore', given: 'Ten of us planted' });
    expect(verdict?.words.map(({ word }) => word)).toContain('library');
  });

  it('grades any input, and a perfect copy always passes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (answer) => {
        expect(judge(6, dictation, answer)).not.toBeNull();
      }),
    );
    expect(judge(6, dictation, dictation.referenceAnswer)).toEqual({ miss: null, words: [], share: 1 });
  });
});

describe('Interactive Listening', () => {
  const turn = (sequenceOrder: number) => ({
    sequenceOrder,
    questionAudioUrl: speech,
    transcript: 'Hello.',
    blankList: { options: ['Hi.', 'No.'], answer: 'Hi.' },
  });
  const conversation: Payload<7> = {
    explanation,
    questionText: 'A talk',
    bgInfo: 'At school.',
    sequences: [turn(1), turn(2)],
    referenceAnswer: 'They talk.',
  };
  const replies = (...answers: (string | null)[]) =>
    JSON.stringify({ answers: answers.map((answer, index) => ({ sequenceOrder: index + 1, answer })), summary: '' });

  it('is graded by its replies, not by the score that the client sent', () => {
    expect(judge(7, conversation, replies('Hi.', 'Hi.'))?.miss).toBeNull();
    expect(judge(7, conversation, replies('Hi.', 'No.'))?.miss).toEqual({
      reason: 'lowScore',
      given: null,
      score: 0.5,
    });
    expect(judge(7, conversation, replies('Hi.'))?.miss?.score).toBe(0.5);
  });

  it('adds the wrong blanks of an opening to the words, and counts them, if there was one', () => {
    const sentenceOf = (answer: string, acceptedAnswers?: string[]) => ({
      sentenceTemplate: 'It is {}.',
      answer,
      ...(acceptedAnswers && { acceptedAnswers }),
      explanation,
    });
    const opening = {
      questionAudioUrl: speech,
      transcript: 'Hello.',
      sentences: [sentenceOf('library'), sentenceOf('elevator', ['lift']), sentenceOf('harvest')],
    };
    const withOpening = { ...conversation, opening };
    const filled = (...blanks: string[]) =>
      JSON.stringify({ ...JSON.parse(replies('Hi.', 'Hi.')), blanks: blanks.map((answer) => ({ answer })) });
    expect(judge(7, withOpening, filled('libary', 'The lift', ''))).toEqual({
      miss: { reason: 'lowScore', given: null, score: expect.closeTo(3 / 5) },
      words: [
        { word: 'library', reason: 'wrongLetters', given: 'libary' },
        { word: 'harvest', reason: 'misheard', given: null },
      ],
      share: expect.closeTo(3 / 5),
    });
    expect(judge(7, withOpening, filled('library', 'lift', 'market'))).toEqual({
      miss: null,
      words: [{ word: 'harvest', reason: 'misheard', given: 'market' }],
      share: 4 / 5,
    });
    expect(judge(7, withOpening, replies('Hi.', 'Hi.'))).toEqual({ miss: null, words: [], share: 1 });
    expect(judge(7, conversation, filled('library'))).toEqual({ miss: null, words: [], share: 1 });
  });
});

describe('Interactive Reading', () => {
  const choice = { options: ['One.', 'Two.'], answer: 'One.' };
  const passage = 'Bees live in a hive. They make honey.';
  const reading: Payload<9> = {
    explanation,
    questionText: 'Bees',
    sequences: [
      {
        sequenceOrder: 1,
        sentenceTemplate: 'Bees make {1}.',
        blankList: [{ options: ['honey', 'money'], answer: 'honey', indexNumber: 1 }],
      },
      { sequenceOrder: 2, sentenceTemplate: passage, blankList: choice },
      { sequenceOrder: 3, sentenceTemplate: passage, blankList: { question: 'Where?', answer: 'in a hive' } },
      { sequenceOrder: 4, sentenceTemplate: passage, blankList: { question: 'What?', answer: 'make honey' } },
      { sequenceOrder: 5, sentenceTemplate: passage, blankList: choice },
      { sequenceOrder: 6, sentenceTemplate: passage, blankList: choice },
    ],
  };
  const given = (blank: string, chosen: string) =>
    JSON.stringify({
      steps: [
        { kind: 'blanks', chosen: [blank] },
        { kind: 'choice', chosen: 'One.' },
        { kind: 'highlight', range: { start: 2, end: 4 } },
        { kind: 'highlight', range: { start: 6, end: 7 } },
        { kind: 'choice', chosen },
        { kind: 'choice', chosen },
      ],
    });

  it('is missed below four fifths, with the wrongly chosen words', () => {
    expect(judge(9, reading, given('honey', 'One.'))).toEqual({ miss: null, words: [], share: 1 });
    const verdict = judge(9, reading, given('money', 'Two.'));
    expect(verdict?.miss).toMatchObject({ reason: 'lowScore', score: 0.5 });
    expect(verdict?.words).toEqual([{ word: 'honey', reason: 'wrongChoice', given: 'money' }]);
  });
});

describe('texts and recordings', () => {
  const essay = {
    explanation,
    questionText: 'Why do people travel?',
    referenceAnswer: 'People travel because they want to see other countries, rest on a beach, or visit their family.',
  };
  const weak =
    'I think peoples travel because they wants to see new thing. My family go every summer to the sea and we are very happy there. In other country the food is different and you can learn the language. Some people travel for work, but is not the same. For me travel is the best thing in the life.';
  const other =
    'My favourite sport is football. We play it on Saturday behind the school. There are eleven players in a team and one of them is the goalkeeper. I am not very fast but I can pass the ball well. Our coach was a professional player before. Last year our team won a cup and everybody was singing.';
  const mash = 'asdf jkl qwer uiop zxcv '.repeat(12);

  it('a text has to be written again when it does not address its task, but a plain one that does passes', () => {
    expect(judge(14, essay, weak)).toEqual({ miss: null, words: [] });
    for (const text of [other, mash, `${essay.questionText} `.repeat(20), 'I like to travel.']) {
      expect(judge(14, essay, text)?.miss).toEqual({ reason: 'writeAgain', given: null, score: null });
    }
    expect(judge(14, essay, weak.split(' ').slice(0, 42).join(' '))?.miss).toBeNull();
    expect(judge(14, essay, ' ')).toBeNull();
  });

  it('a text about another picture has to be written again', () => {
    const photo = {
      explanation,
      questionImageUrl: '/media/pictures/travel.jpg',
      imageAlt: { en: 'A photo of a harbour', zh: '港口的照片' },
      referenceAnswer: 'Two fishing boats lie in a small harbour. A fisherman is mending his net on the quay.',
    };
    expect(
      judge(
        11,
        photo,
        'I see a harbour with two boat. A man sit on the ground and he repair something, maybe a net for fishs. The water is blue and there is no wave, so it is a quiet day.',
      )?.miss,
    ).toBeNull();
    expect(judge(11, photo, other)?.miss?.reason).toBe('writeAgain');
  });

  it('the question is missed when one of its two parts has to be written again', () => {
    const part = { question: essay.questionText, answer: essay.referenceAnswer };
    const payload = {
      explanation,
      partOneData: part,
      partTwoData: [{ question: 'Where did you travel last?', answer: 'I went to the sea with my family.' }],
    };
    const long = `${weak} ${'When I was a child we drove to my grandparents in the mountains, and the journey took nine hours. I still remember the sandwiches, the songs in the car and how excited I was when I saw their house. Since then I have visited five countries by train and by plane, and each time I came home with new friends and new ideas.'}`;
    const given = (partTwo: string) =>
      JSON.stringify({ partOne: long, partTwoPrompt: 'Where did you travel last?', partTwo });
    expect(judge(12, payload, given(mash))?.miss?.reason).toBe('writeAgain');
    expect(judge(12, payload, given(''))?.miss).toBeNull();
  });

  it('a recording is judged by the score sent with it, and has no verdict without one', () => {
    const recording = (score?: number) => verdictOf({ submoduleId: 2, payload: '{}', score });
    expect(recording()).toBeNull();
    expect(recording(0.5)?.miss).toEqual({ reason: 'lowScore', given: null, score: 0.5 });
    expect(recording(0.6)?.miss).toBeNull();
  });
});

it('an answer to a question that can’t be parsed has no verdict, and never throws', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: questionTypes.length + 1 }),
      fc.string(),
      fc.jsonValue(),
      (submoduleId, payload, answer) => {
        expect(verdictOf({ submoduleId, payload, answer: JSON.stringify(answer) })).toSatisfy(
          (verdict) => verdict === null || 'words' in verdict,
        );
      },
    ),
  );
});
