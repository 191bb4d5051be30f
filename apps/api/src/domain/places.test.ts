import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

describe('the places of a page', () => {
  it('are the page itself when nothing is left out', () => {
    const order = { marked: [], questions: 100, isAsc: true };
    expect(placesOf({ first: 10, last: 19 }, order)).toEqual({ lowest: 11, highest: 20 });
    expect(placesOf({ first: 0, last: 9 }, { ...order, isAsc: false })).toEqual({ lowest: 91, highest: 100 });
  });

  it('hold exactly the listed questions of the page, whatever is left out', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).chain((questions) =>
          fc.record({
            questions: fc.constant(questions),
            marked: fc.uniqueArray(fc.integer({ min: 1, max: questions }), { maxLength: questions }),
            isAsc: fc.boolean(),
            first: fc.nat({ max: questions - 1 }),
            size: fc.integer({ min: 1, max: 12 }),
          }),
        ),
        ({ questions, marked, isAsc, first, size }) => {
          const all = Array.from({ length: questions }, (_, index) => (isAsc ? index + 1 : questions - index));
          const listed = all.filter((place) => !marked.includes(place));
          const page = listed.slice(first, first + size);
          fc.pre(page.length > 0);
          const positions = { first, last: first + page.length - 1 };
          const { lowest, highest } = placesOf(positions, { marked, questions, isAsc });
          expect(listed.filter((place) => place >= lowest && place <= highest)).toEqual(page);
        },
      ),
    );
  });
});
