import { expect, it } from 'vitest';
import { readingSequences, readSteps, stepsOf } from './reading-sequences.ts';

const choice = { options: ['One', 'Two'], answer: 'Two' };
const sequences = [
  { sequenceOrder: 6, sentenceTemplate: 'A cat sat.', blankList: choice },
  {
    sequenceOrder: 1,
    sentenceTemplate: 'A {1} sat.',
    blankList: [{ options: ['cat', 'cut'], answer: 'cat', indexNumber: 1 }],
  },
  { sequenceOrder: 3, sentenceTemplate: 'A cat sat.', blankList: { question: 'Who?', answer: 'cat' } },
  { sequenceOrder: 2, sentenceTemplate: 'A cat sat. {}', blankList: choice },
  { sequenceOrder: 4, sentenceTemplate: 'A cat sat.' },
];
const hostQuestion = {
  ...{ id: 1, questionId: 1, submoduleId: 9, moduleId: 4, difficultyLevel: 'Easy' as const, isPracticed: false },
  sequences,
};

it('makes steps of the sequences in their order, and leaves out what can’t be read', () => {
  expect(stepsOf({ sequences }, 'en')).toEqual([
    { kind: 'blanks', passage: 'A {1} sat.', blanks: [{ options: ['cat', 'cut'], answer: 'cat', indexNumber: 1 }] },
    { kind: 'gap', passage: 'A cat sat. {}', ...choice },
    { kind: 'highlight', passage: 'A cat sat.', question: 'Who?', answer: 'cat' },
    { kind: 'title', passage: 'A cat sat.', ...choice },
  ]);
});

it('explains steps in the language of the page', () => {
  const [first] = sequences.toSorted((a, b) => a.sequenceOrder - b.sequenceOrder);
  if (!first) throw new Error('There is no first step.');
  const explained = [{ ...first, explanation: { en: 'A cat sits.', zh: '坐的是猫。' } }];
  expect(stepsOf({ sequences: explained }, 'zh')).toMatchObject([{ explanation: '坐的是猫。' }]);
});

it('reads the passage of the first step in the others, as far as it is known by then, where a host gives it once', () => {
  const once = sequences.map(({ sentenceTemplate, ...sequence }) =>
    sequence.sequenceOrder === 1 ? { ...sequence, sentenceTemplate } : sequence,
  );
  expect(stepsOf({ sequences: once }, 'en').map(({ passage }) => passage)).toEqual([
    'A {1} sat.',
    'A cat sat.\n\n{}',
    'A cat sat.\n\nTwo',
    'A cat sat.\n\nTwo',
  ]);
});

it('saves the steps with the score as JSON text', () => {
  const steps = [{ kind: 'highlight', range: { start: 1, end: 1 } }];
  const given = readingSequences.toSubmission({ steps }, { score: 0.5, steps: [] }, hostQuestion);
  expect(given).toEqual({ kind: 'choice', answer: JSON.stringify({ steps, score: 0.5 }), score: 0.5 });
});

it('reads an earlier answer step by step, and shows what it can’t read unchanged', () => {
  const question = { questionId: 1, steps: stepsOf({ sequences }, 'en') };
  const steps = [
    { kind: 'blanks', chosen: [null] },
    { kind: 'choice', chosen: 'Two' },
    { kind: 'highlight', range: { start: 1, end: 2 } },
    { kind: 'choice', chosen: null },
  ];
  expect(readSteps(JSON.stringify({ steps, score: 0.25 }), question)).toEqual([
    { part: 'step', number: 1, text: '_', correct: false },
    { part: 'step', number: 2, text: 'Two', correct: true },
    { part: 'step', number: 3, text: 'cat sat.', correct: false },
    { part: 'step', number: 4, text: '', correct: false },
  ]);
  for (const answer of ['', 'harbour', '{}', JSON.stringify({ steps: [] })]) {
    expect(readSteps(answer, question)).toEqual([{ part: 'whole', text: answer }]);
  }
});

it('shows the learner’s own choices where a question without keys has marks', () => {
  const hidden = { options: ['One', 'Two'], answer: '' };
  const later = 'A (1) sat. [missing sentence]';
  const sealed = [
    {
      sequenceOrder: 1,
      sentenceTemplate: 'A {1} sat.',
      blankList: [{ options: ['cat', 'cut'], answer: '', indexNumber: 1 }],
    },
    { sequenceOrder: 2, sentenceTemplate: 'A (1) sat. {}', blankList: hidden },
    { sequenceOrder: 6, sentenceTemplate: later, blankList: hidden },
  ];
  const blank = { mark: '(1)', step: 0, blank: 0 };
  const gap = { mark: '[missing sentence]', step: 1 };
  expect(stepsOf({ sequences: sealed }, 'en')).toMatchObject([
    { kind: 'blanks', passage: 'A {1} sat.' },
    { kind: 'gap', passage: 'A (1) sat. {}', own: [blank] },
    { kind: 'title', passage: later, own: [blank, gap] },
  ]);
  const once = sealed.map(({ sentenceTemplate, ...sequence }) =>
    sequence.sequenceOrder === 1 ? { ...sequence, sentenceTemplate } : sequence,
  );
  expect(stepsOf({ sequences: once }, 'en')).toMatchObject([
    { passage: 'A {1} sat.' },
    { passage: 'A (1) sat.\n\n{}', own: [blank] },
    { passage: 'A (1) sat.\n\n[missing sentence]', own: [blank, gap] },
  ]);
});
