import type { Question } from '@rehearse/api-client';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { loadFlow } from '../load-flow.ts';
import { submittedDraft } from './submitted-draft.ts';

const base = { id: 1, questionId: 1, moduleId: 1, difficultyLevel: 'Easy' as const, isPracticed: true };
const choice = { options: ['Yes.', 'No.'], answer: 'No.' };
const turns = [2, 1].map((sequenceOrder) => ({ sequenceOrder, transcript: 'Well?', blankList: choice }));
const steps = [
  {
    sequenceOrder: 1,
    sentenceTemplate: 'A {1} sat.',
    blankList: [{ options: ['cat', 'cut'], answer: 'cat', indexNumber: 1 }],
  },
  { sequenceOrder: 6, sentenceTemplate: 'A cat sat.', blankList: choice },
];
const partTwoData = [
  { question: 'Why?', answer: 'So.' },
  { question: 'When?', answer: 'Then.' },
];

const device = {
  account: 'lin@example.org',
  clock: createFakeClock(),
  recordings: {},
} as unknown as QuestionWorkspace;

// flows take a moment to load
await Promise.all([1, 6, 7, 8, 9, 10, 11, 12, 14].map(loadFlow));

/** Each type with an answer as the host keeps it, and what its review says of it. */
const answers: [name: string, question: Partial<Question> & { submoduleId: number }, answer: string, result: object][] =
  [
    ['a word', { submoduleId: 1, word: 'harbor', correct: true }, 'yes', { correct: true }],
    ['a word that nobody judged', { submoduleId: 1, word: 'harbor', correct: true }, '', { correct: false }],
    ['a dictation', { submoduleId: 6, referenceAnswer: 'The cat sat.' }, 'The cat sat.', { score: 1 }],
    [
      'a conversation',
      { submoduleId: 7, sequences: turns },
      JSON.stringify({
        answers: [
          { sequenceOrder: 1, answer: 'No.', correct: true },
          { sequenceOrder: 2, answer: 'Yes.', correct: false },
        ],
        summary: 'They talked.',
      }),
      { score: 0.5 },
    ],
    [
      'a conversation whose time ran out',
      { submoduleId: 7, sequences: turns },
      JSON.stringify({
        answers: [
          { sequenceOrder: 1, answer: 'No.', correct: true },
          { sequenceOrder: 2, answer: null, correct: false },
        ],
        summary: '',
      }),
      { score: 0.5 },
    ],
    [
      'a passage',
      {
        submoduleId: 8,
        sentenceTemplate: 'A {} sat.',
        blankList: [{ clues: ['c', null, null], answer: 'cat' }],
      },
      JSON.stringify([['', 'a', 't']]),
      { score: 1 },
    ],
    [
      'a sentence',
      { submoduleId: 10, sentenceTemplate: 'A {} sat.', clues: [['c', null, null]], referenceAnswer: 'cat' },
      JSON.stringify([['', 'u', 't']]),
      { score: 0 },
    ],
    [
      'a reading',
      { submoduleId: 9, sequences: steps },
      JSON.stringify({
        steps: [
          { kind: 'blanks', chosen: ['cat'] },
          { kind: 'choice', chosen: 'Yes.' },
        ],
        score: 0.5,
      }),
      { score: 0.5 },
    ],
  ];

async function review(question: Question, answer: string) {
  const flow = await loadFlow(question.submoduleId);
  const draft = submittedDraft(answer, question);
  const options = { mode: 'timed', durationSeconds: 60, draft, language: 'en' } as const;
  const actor = flow.open(question, options, device);
  actor.start();
  const { context } = actor.getSnapshot();
  const isReviewed = actor.getSnapshot().hasTag('reviewed');
  actor.stop();
  return { isReviewed, context: context as typeof context & { result: unknown; texts: unknown; chosen: unknown } };
}

it.each(answers)('%s opens at its review, graded as it was answered', async (_, question, answer, result) => {
  const { isReviewed, context } = await review({ ...base, ...question }, answer);
  expect(isReviewed).toBe(true);
  expect(context.result).toMatchObject(result);
});

it.each([11, 14])('a text of type %i opens at its review', async (submoduleId) => {
  const { isReviewed, context } = await review({ ...base, submoduleId }, 'A boat on a lake.');
  expect(isReviewed).toBe(true);
  expect(context).toMatchObject({ text: 'A boat on a lake.' });
});

it('a text in two parts opens with the second question that it answers', async () => {
  const answer = JSON.stringify({ partOne: 'A bakery.', partTwoPrompt: 'When?', partTwo: 'At six.' });
  const { isReviewed, context } = await review({ ...base, submoduleId: 12, partTwoData }, answer);
  expect(isReviewed).toBe(true);
  expect(context).toMatchObject({ texts: ['A bakery.', 'At six.'], chosen: 1 });
});

it.each([7, 8, 9, 10, 12])('what type %i can’t read does not open as a review', async (submoduleId) => {
  const { isReviewed } = await review({ ...base, submoduleId, sequences: steps }, 'harbor');
  expect(isReviewed).toBe(false);
});

it.each([2, 3, 4, 5, 13])('a recording of type %i is not opened', (submoduleId) => {
  expect(submittedDraft('/recordings/1.wav', { ...base, submoduleId })).toBeNull();
});
