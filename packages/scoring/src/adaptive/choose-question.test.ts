import { describe, expect, it } from 'vitest';
import { chooseQuestion, type QuestionChoice } from './choose-question.ts';
import { type Candidate, createQuestionIndex } from './question-index.ts';
import type { ResponseModel } from './response-model.ts';

const gap: ResponseModel = { slope: 0.07, guessing: 0, slipping: 0, parts: 1, spread: 0, careless: 0, mislabeled: 0 };

/** One question for each point of the scale; its id is its difficulty. */
const bank = Array.from({ length: 151 }, (_, step) => ({ id: 10 + step, difficulty: 10 + step, uncertainty: 5 }));

const choose = (change: Partial<QuestionChoice<Candidate>> = {}) =>
  chooseQuestion({
    index: createQuestionIndex(bank),
    model: gap,
    ability: { mean: 100, error: 5 },
    isAllowed: () => true,
    policy: { among: 5, compared: 10 },
    random: () => 0,
    ...change,
  });

/** The questions that are drawn for evenly spread random numbers. */
const drawn = (change: Partial<QuestionChoice<Candidate>> = {}) =>
  new Set(Array.from({ length: 100 }, (_, step) => choose({ ...change, random: () => step / 100 })?.id));

describe('questions by difficulty', () => {
  it('come nearest first, from both sides, each once', () => {
    const ids = [...createQuestionIndex(bank).nearest(100.2)].map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual([100, 101, 99, 102, 98]);
    expect(new Set(ids).size).toBe(bank.length);
  });

  it('come from the end of the scale when asked beyond it', () => {
    expect([...createQuestionIndex(bank).nearest(500)].slice(0, 2).map(({ id }) => id)).toEqual([160, 159]);
  });

  it('are none in an empty bank', () => {
    expect([...createQuestionIndex([]).nearest(100)]).toEqual([]);
  });
});

describe('the next question', () => {
  it('is drawn from the few that fit the ability best', () => {
    expect(drawn()).toEqual(new Set([98, 99, 100, 101, 102]));
  });

  it('is easier where answers can be guessed', () => {
    const ids = [...drawn({ model: { ...gap, guessing: 0.5 } })];
    expect(Math.max(...ids.map(Number))).toBeLessThan(98);
  });

  it('is none that was asked before, however near', () => {
    const asked = new Set([98, 99, 100, 101, 102]);
    const ids = drawn({ isAllowed: ({ id }) => !asked.has(id) });
    expect([...ids].filter((id) => asked.has(Number(id)))).toEqual([]);
    expect(ids.size).toBe(5);
    for (const id of ids) expect(Math.abs(Number(id) - 100)).toBeLessThanOrEqual(5);
  });

  it('is one far away rather than none', () => {
    expect(choose({ isAllowed: ({ id }) => id === 12 })?.id).toBe(12);
  });

  it('is null when all are used up', () => {
    expect(choose({ isAllowed: () => false })).toBeNull();
  });
});
