import { expect, it } from 'vitest';
import { findType, modules, questionTypes, secondsOf, slugOf, types, typesOf } from './index.ts';

it('lists every type once, under its module, in the order of the tabs', () => {
  expect(modules.flatMap(({ id }) => typesOf(id))).toEqual([...questionTypes]);
  expect(new Set(questionTypes.map(({ key }) => key)).size).toBe(questionTypes.length);
  expect(typesOf(99)).toEqual([]);
});

it('numbers the types without gaps; a later one may stand between earlier ones', () => {
  const ids = questionTypes.map(({ id }) => id).toSorted((one, other) => one - other);
  expect(ids).toEqual(Array.from({ length: questionTypes.length }, (_, index) => index + 1));
});

it('finds a type by its id and by its key', () => {
  expect(findType(12)?.name).toBe('Interactive Writing');
  expect(findType(99)).toBeUndefined();
  expect(types.interactiveWriting.id).toBe(12);
});

/** The types of the specification, in its order. */
const specified = Array.from({ length: 14 }, (_, index) => index + 1);

it('has the time limits of the specification', () => {
  const seconds = specified.map(secondsOf);
  expect(seconds).toEqual([5, 20, 90, 90, 90, 60, 240, 180, 480, 20, 60, 480, 180, 300]);
  expect(types.interactiveListening.secondPartSeconds).toBe(75);
  expect([secondsOf(0), secondsOf(99)]).toEqual([10, 10]);
});

it('has today’s time limit of a conversation with an opening', () => {
  const { withOpeningSeconds, secondPartSeconds } = types.interactiveListening;
  expect([withOpeningSeconds, secondPartSeconds]).toEqual([6 * 60 + 30, 75]);
});

it('has the preparation times', () => {
  const seconds = specified.map((id) => findType(id)?.preparationSeconds ?? 0);
  expect(seconds).toEqual([0, 0, 20, 20, 20, 0, 0, 0, 0, 0, 0, 0, 30, 0]);
});

it('has the recommended numbers of words', () => {
  const words = specified.flatMap((id) => findType(id)?.recommendedWords ?? []);
  expect(words).toEqual([30, 120, 250, 50, 120]);
  expect(types.interactiveWriting.secondPartRecommendedWords).toEqual([90]);
  expect(types.interactiveListening.secondPartRecommendedWords).toEqual([40]);
});

it('offers twenty questions without an account, at least an easy one of each type', () => {
  expect(questionTypes.flatMap(({ preview }) => [...preview])).toHaveLength(20);
  expect(questionTypes.every(({ preview }) => preview[0] === 'Easy')).toBe(true);
});

it('has the limit of each answer in a conversation', () => {
  const { seconds, secondsPerAnswer } = types.interactiveSpeaking;
  expect([seconds, secondsPerAnswer]).toEqual([225, 35]);
});

it('turns a name into a folder and an address', () => {
  expect(slugOf(types.fillInTheBlanks)).toBe('fill-in-the-blanks');
  expect(slugOf(types.readAndComplete)).toBe('read-and-complete');
});
