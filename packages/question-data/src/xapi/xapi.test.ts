import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuestion } from '../check-question.ts';
import { examples } from '../examples/index.ts';
import { statementFaults } from '../testing/statement-faults.ts';
import {
  type Actor,
  type AnsweredInput,
  answeredStatement,
  completedStatement,
  durationOf,
  experiencedStatement,
} from './index.ts';

const actor: Actor = {
  objectType: 'Agent',
  name: 'Li Wei',
  account: { homePage: 'https://school.example', name: '42' },
};
const activityId = 'https://school.example/questions/7';

const questionOf = (example: unknown) => {
  const result = checkQuestion(example);
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.question as unknown as AnsweredInput['question'];
};

const answered = (example: unknown, answer: unknown, more: Partial<AnsweredInput> = {}) =>
  answeredStatement({ actor, activityId, question: questionOf(example), answer, ...more });

/** An answer of each type, as its flow emits it. */
const answers: Record<number, unknown> = {
  1: { saidYes: true },
  6: { text: 'The library has 12 computers.', playsUsed: 2 },
  7: {
    answers: [
      { sequenceOrder: 1, answer: 'Yes.', correct: true },
      { sequenceOrder: 2, answer: null, correct: false },
    ],
    summary: 'A card.',
  },
  8: [
    ['', '', 'n', 'e'],
    ['', '', 'e', 'l', ''],
    ['', '', '', 'e', 'e', 't'],
  ],
  9: { steps: [{ kind: 'blanks', chosen: ['centuries', null] }] },
  10: [['', '', '', 'u', 'm', 'e', 'n', 't', 's']],
  11: { text: 'A market.' },
  12: { partOne: 'Yes.', partTwoPrompt: 'Who?', partTwo: 'The town.' },
  14: { text: 'A town.' },
};

it('keeps the rules of the specification for every type, scored or not', () => {
  for (const [id, list] of Object.entries(examples))
    for (const example of list)
      for (const score of [null, 0, 0.5, 1]) {
        const statement = answered(example, answers[Number(id)], { score, durationSeconds: 61.239 });
        expect(statementFaults(statement)).toEqual([]);
        expect('score' in (statement.result ?? {})).toBe(score !== null);
        expect(statement.result?.success).toBe(score === null ? undefined : score === 1);
      }
});

it('keeps them whatever the answer is, and the same id is sent again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(examples).flat()), fc.anything(), (example, answer) => {
      expect(statementFaults(answered(example, answer))).toEqual([]);
    }),
  );
  const id = 'b1f8cbb2-5f70-4d0d-9a44-4a4a9a8f0c11';
  expect(answered(examples[1][0], answers[1], { id }).id).toBe(id);
});

describe('an answer is written as the specification does', () => {
  it.each([
    [1, 'choice', 'yes', ['yes']],
    [
      6,
      'fill-in',
      'The library has 12 computers.',
      [
        '{case_matters=false}The library has 12 new computers.',
        '{case_matters=false}The library has twelve new computers.',
      ],
    ],
    [
      8,
      'fill-in',
      'line[,]sme_l[,]street'.replace('sme_l', 'smel_'),
      [
        '{case_matters=false}{order_matters=true}line[,]smell[,]street',
        '{case_matters=false}{order_matters=true}line[,]scent[,]street',
      ],
    ],
    [10, 'fill-in', 'documents', ['{case_matters=false}{order_matters=true}documents']],
    [11, 'long-fill-in', 'A market.', undefined],
    [12, 'long-fill-in', 'Yes.[,]The town.', undefined],
    [13, 'other', undefined, undefined],
  ] as const)('type %i', (id, interactionType, response, patterns) => {
    const { object, result } = answered(examples[id][0], answers[id]);
    expect(object.definition?.interactionType).toBe(interactionType);
    expect(object.definition?.correctResponsesPattern).toEqual(patterns);
    expect(result?.response).toBe(response);
  });

  it('a recording is named by its address', () => {
    const response = 'https://school.example/recordings/1.wav';
    expect(answered(examples[2][0], {}, { response }).result?.response).toBe(response);
  });

  it('a text that is too long for fill-in is long-fill-in', () => {
    const { object } = answered(examples[6][0], { text: 'a'.repeat(251) });
    expect(object.definition?.interactionType).toBe('long-fill-in');
  });
});

it('states the score as a share and in points', () => {
  expect(answered(examples[8][0], answers[8], { score: 2, maxScore: 3, durationSeconds: 75 }).result).toMatchObject({
    score: { scaled: 2 / 3, raw: 2, min: 0, max: 3 },
    success: false,
    completion: true,
    duration: 'PT1M15S',
  });
});

it('states when a sitting was opened and completed', () => {
  const sitting = {
    actor,
    activityId: 'https://school.example/drills/3',
    kind: 'drill',
    name: { en: 'Ten words', 'zh-Hans': '十个单词' },
  } as const;
  const opened = experiencedStatement(sitting);
  const completed = completedStatement({ ...sitting, score: 7, maxScore: 10, durationSeconds: 3600 });
  expect([statementFaults(opened), statementFaults(completed)]).toEqual([[], []]);
  expect(opened.verb.id).toBe('http://adlnet.gov/expapi/verbs/experienced');
  expect(completed.result).toEqual({
    score: { scaled: 0.7, raw: 7, min: 0, max: 10 },
    completion: true,
    duration: 'PT1H',
  });
  expect(opened.id).not.toBe(completed.id);
});

it.each([
  [0, 'PT0S'],
  [-3, 'PT0S'],
  [0.004, 'PT0S'],
  [12.345, 'PT12.35S'],
  [59.999, 'PT1M'],
  [3605.5, 'PT1H5.5S'],
  [90_000, 'PT25H'],
])('%d seconds are %s', (seconds, text) => {
  expect(durationOf(seconds)).toBe(text);
});

it('the rules of the test find faults', () => {
  const statement = answered(examples[1][0], answers[1], { score: 1 });
  const broken = {
    ...statement,
    id: 'x',
    actor: { name: 'Li' },
    timestamp: 'today',
    result: { score: { scaled: 2 }, duration: '5' },
    extra: null,
  };
  expect(statementFaults(broken)).toHaveLength(7);
});
