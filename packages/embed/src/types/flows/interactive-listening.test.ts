import type { ConversationOpening } from '@rehearse/api-client';
import { describe, expect, it } from 'vitest';
import { interactiveListening, readConversation, toOpening, toTurn } from './interactive-listening.ts';

const choice = { options: ['Yes.', 'No.'], answer: 'No.' };
const question = {
  ...{ id: 7, questionId: 7, submoduleId: 7, moduleId: 3, difficultyLevel: 'Easy' as const, isPracticed: false },
  sequences: [3, 1, 2].map((sequenceOrder) => ({
    sequenceOrder,
    questionAudioUrl: `/media/${sequenceOrder}.mp3`,
    transcript: 'Well?',
    blankList: choice,
  })),
};

describe('interactive listening on the host’s shapes', () => {
  it('a sequence becomes a turn, with or without sound and transcript', () => {
    expect(toTurn({ sequenceOrder: 2, blankList: choice }, 'en')).toEqual([
      { sequenceOrder: 2, audioUrl: null, speech: { text: '' }, transcript: '', ...choice },
    ]);
  });

  it('a turn says what its sound says, and who', () => {
    const questionVoice = { accent: 'american' } as const;
    const sequence = { sequenceOrder: 2, blankList: choice, transcript: 'Shall we go?', questionVoice };
    expect(toTurn(sequence, 'en')).toMatchObject([{ speech: { text: 'Shall we go?', voice: questionVoice } }]);
  });

  it('a turn is explained in the language of the page', () => {
    const explanation = { en: 'She says no.', zh: '她说不。' };
    expect(toTurn({ sequenceOrder: 2, blankList: choice, explanation }, 'zh')).toMatchObject([
      { explanation: '她说不。' },
    ]);
  });

  const opening: ConversationOpening = {
    questionAudioUrl: '/media/0.mp3',
    questionVoice: { accent: 'british', speaker: 2 },
    transcript: 'You are in the hall, next to the stairs.',
    sentences: [
      {
        sentenceTemplate: 'You are close to the {}.',
        answer: 'stairs',
        acceptedAnswers: ['steps'],
        explanation: { en: 'Next to the stairs.', zh: '在楼梯旁。' },
      },
      { sentenceTemplate: '{} is where you are.', answer: 'hall' },
    ],
  };

  it('an opening becomes sentences with a blank, with the time of today’s exam', () => {
    expect(toOpening(opening, 'zh', true)).toEqual({
      audioUrl: '/media/0.mp3',
      speech: { text: opening.transcript, voice: opening.questionVoice },
      transcript: opening.transcript,
      sentences: [
        {
          before: 'You are close to the ',
          after: '.',
          answer: 'stairs',
          accepted: ['steps'],
          explanation: '在楼梯旁。',
        },
        { before: '', after: ' is where you are.', answer: 'hall', accepted: undefined },
      ],
      seconds: 390,
      chosen: true,
    });
    expect(toOpening(opening, 'en')).not.toHaveProperty('chosen');
  });

  it('a sequence without replies is no turn', () => {
    expect(toTurn({ sequenceOrder: 1, questionAudioUrl: '/a.mp3' }, 'en')).toEqual([]);
    expect(toTurn({ sequenceOrder: 1, blankList: { question: 'Why?', answer: 'So.' } }, 'en')).toEqual([]);
  });

  it('fetches what it begins with ahead, in the order of the conversation', () => {
    expect(interactiveListening.audioOf?.(question)).toEqual(['/media/1.mp3', '/media/2.mp3']);
  });

  it('is saved as JSON text with the conversation’s score, and without one when nothing was graded', () => {
    const answer = { answers: [{ sequenceOrder: 1, answer: 'No.', correct: true }], summary: 'They talked.' };
    const given = (result: unknown) => interactiveListening.toSubmission(answer, result, question);
    expect(given({ score: 0.75 })).toEqual({ kind: 'choice', answer: JSON.stringify(answer), score: 0.75 });
    expect(given(null)).toEqual({ kind: 'choice', answer: JSON.stringify(answer) });
  });

  it('an earlier attempt is read turn by turn, with its summary', () => {
    const text = JSON.stringify({
      answers: [
        { sequenceOrder: 1, answer: 'No.', correct: true },
        { sequenceOrder: 2, answer: null, correct: false },
        { sequenceOrder: 3, answer: 'Yes.', correct: null },
      ],
      summary: 'They talked.',
    });
    expect(readConversation(text)).toEqual([
      { part: 'turn', number: 1, text: 'No.', correct: true },
      { part: 'turn', number: 2, text: '', correct: false },
      { part: 'turn', number: 3, text: 'Yes.' },
      { part: 'summary', text: 'They talked.' },
    ]);
  });

  it('an earlier attempt with an opening begins with its blanks', () => {
    const text = JSON.stringify({
      answers: [{ sequenceOrder: 1, answer: 'No.', correct: true }],
      blanks: [
        { answer: 'steps', correct: true },
        { answer: '', correct: false },
      ],
      summary: '',
    });
    expect(readConversation(text).slice(0, 3)).toEqual([
      { part: 'blank', number: 1, text: 'steps', correct: true },
      { part: 'blank', number: 2, text: '', correct: false },
      { part: 'turn', number: 1, text: 'No.', correct: true },
    ]);
  });

  it('a text of another shape is shown as it is', () => {
    for (const text of [
      'not JSON',
      '{"answers":[{}],"summary":""}',
      '{"answers":[],"blanks":[1],"summary":""}',
      'null',
    ]) {
      expect(readConversation(text)).toEqual([{ part: 'whole', text }]);
    }
  });
});
