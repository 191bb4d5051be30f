import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taskCases } from './task-cases.ts';
import { checkTask, type WritingTask } from './task-checks.ts';

const kindsOf = (text: string, task: WritingTask) => checkTask(text, task).problems.map(({ kind }) => kind);
const honest = taskCases.filter(([, , , expected]) => expected.length === 0);
const [airport, skill] = [honest[0], honest[8]].map((found) => found?.[1]);
if (!airport || !skill) throw new Error('no cases');

describe('a text as an answer to its task', () => {
  it.each(taskCases)('%s', (_, task, text, expected) => expect(kindsOf(text, task)).toEqual(expected));

  it('reports how many words it has and how many it should have', () => {
    expect(checkTask('People wait for their luggage.', airport).problems).toEqual([
      { kind: 'tooShort', words: 5, least: 30 },
    ]);
    expect(checkTask('', airport).problems).toEqual([{ kind: 'tooShort', words: 0, least: 30 }]);
  });

  it('is never off topic if the task does not say what it is about', () => {
    const task: WritingTask = { kind: 'picture', leastWords: 5, prompt: '', samples: [], about: ['A photo of a path'] };
    expect(checkTask('My favourite animal is the elephant because it never forgets a face.', task)).toEqual({
      problems: [],
      topicKnown: false,
    });
  });
});

describe('whatever is written', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('the', 'airport', 'is', 'asdf', '旅客', '😀', '.', ',', '12', 'people'), { maxLength: 90 })
      .map((words) => words.join(' ')),
  );

  it('names each problem once, and passes only texts that are long enough', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const kinds = kindsOf(text, airport);
        expect(new Set(kinds).size).toBe(kinds.length);
        if (kinds.length === 0) expect(text.trim().split(/\s+/).length).toBeGreaterThanOrEqual(airport.leastWords);
      }),
    );
  });

  it('still accepts an honest answer in capitals, with other quotes and with extra spaces', () => {
    fc.assert(
      fc.property(fc.constantFrom(...honest), ([, task, text]) => {
        for (const same of [text.toUpperCase(), `  ${text.replaceAll(' ', '  ')}\n`, text.replaceAll("'", '’')]) {
          expect(kindsOf(same, task)).toEqual([]);
        }
      }),
    );
  });

  it('accepts two honest answers in a row', () => {
    const ofAirport = honest.filter(([, task]) => task === airport).map(([, , text]) => text);
    fc.assert(
      fc.property(fc.shuffledSubarray(ofAirport, { minLength: 2, maxLength: 2 }), (two) => {
        expect(kindsOf(two.join(' '), airport)).toEqual([]);
      }),
    );
  });

  it('reports an answer that is repeated three times', () => {
    fc.assert(
      fc.property(fc.constantFrom(...honest), ([, task, text]) => {
        expect(kindsOf(`${text} ${text} ${text}`, task)).toEqual(['repeats']);
      }),
    );
  });

  it.each([
    ['words', 'People wait at the airport. '],
    ['letters', 'a'],
    ['Chinese', '旅客'],
    ['pictures', '😀 '],
    ['full stops', '.'],
  ])('checks 216,000 characters of %s without delay', (_, piece) => {
    const text = piece.repeat(216_000 / piece.length);
    expect(kindsOf(text, { ...skill, prompt: text })).not.toEqual([]);
  });
});
