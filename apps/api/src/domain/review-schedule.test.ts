import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  graduation,
  lapse,
  newSchedule,
  outcomesOf,
  type ReviewRating,
  review,
  reviewRatings,
  type Schedule,
} from './review-schedule.ts';

const start = Date.parse('2030-01-15T12:00:00Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Reviews a card whenever it is due, until it graduates or the ratings run out. */
function reviewWhenDue(ratings: readonly ReviewRating[]): Schedule[] {
  const steps = [newSchedule(start)];
  for (const rating of ratings) {
    const last = steps.at(-1) as Schedule;
    if (last.graduatedAt !== null) break;
    steps.push(review(last, rating, last.dueAt));
  }
  return steps;
}

describe('a card under review', () => {
  it('is due immediately when it is new', () => {
    expect(newSchedule(start)).toMatchObject({ dueAt: start, streak: 0, graduatedAt: null });
  });

  it('graduates with the third good review in a row, and each wait is longer than the last', () => {
    const steps = reviewWhenDue(['good', 'good', 'good']);
    const waits = steps.slice(1).map(({ dueAt }, index) => dueAt - (steps[index] as Schedule).dueAt);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(new Set(waits).size).toBe(3);
    expect(steps.map(({ graduatedAt }) => graduatedAt !== null)).toEqual([false, false, false, true]);
  });

  it('comes back in ten minutes after it was forgotten, with its streak reset', () => {
    const [, , , forgotten] = reviewWhenDue(['good', 'good', 'again']) as [Schedule, Schedule, Schedule, Schedule];
    expect(forgotten).toMatchObject({ streak: 0, graduatedAt: null });
    const at = (reviewWhenDue(['good', 'good'])[2] as Schedule).dueAt;
    expect(forgotten.dueAt - at).toBe(10 * minuteMs);
  });

  it('predicts the outcome of each rating', () => {
    const schedule = reviewWhenDue(['good', 'good'])[2] as Schedule;
    const now = schedule.dueAt + dayMs;
    for (const { rating, dueAt, graduates } of outcomesOf(schedule, now)) {
      const after = review(schedule, rating, now);
      expect([dueAt, graduates]).toEqual([after.dueAt, after.graduatedAt !== null]);
    }
  });

  it('a miss outside a review leaves a new card due, and resets any other card', () => {
    expect(lapse(newSchedule(start), start + dayMs)).toMatchObject({ dueAt: start, graduatedAt: null });
    const graduated = reviewWhenDue(['good', 'good', 'good'])[3] as Schedule;
    expect(lapse(graduated, graduated.dueAt)).toMatchObject({
      dueAt: graduated.dueAt + 10 * minuteMs,
      streak: 0,
      graduatedAt: null,
    });
  });
});

describe('for any ratings', () => {
  const ratings = fc.array(fc.constantFrom(...reviewRatings), { maxLength: 30 });

  it('a card graduates only after three correct reviews in a row, when it is remembered for three weeks', () => {
    fc.assert(
      fc.property(ratings, (given) => {
        const steps = reviewWhenDue(given);
        for (const [index, { graduatedAt, memory }] of steps.entries()) {
          const lastThree = given.slice(Math.max(0, index - graduation.streak), index);
          const earned =
            lastThree.length === graduation.streak &&
            !lastThree.includes('again') &&
            memory.stability >= graduation.stabilityDays;
          expect(graduatedAt !== null).toBe(earned);
        }
      }),
    );
  });

  it('a card comes back in the future, and never sooner for a better rating', () => {
    fc.assert(
      fc.property(ratings, fc.integer({ min: 0, max: 400 }), (given, lateDays) => {
        const last = reviewWhenDue(given).at(-1) as Schedule;
        const now = last.dueAt + lateDays * dayMs;
        const dues = outcomesOf(last, now).map(({ dueAt }) => dueAt);
        expect(dues.every((dueAt) => dueAt > now)).toBe(true);
        expect(dues).toEqual(dues.toSorted((a, b) => a - b));
      }),
    );
  });

  it('a schedule survives a round trip through JSON', () => {
    fc.assert(
      fc.property(ratings, fc.constantFrom(...reviewRatings), (given, next) => {
        const last = reviewWhenDue(given).at(-1) as Schedule;
        const stored = JSON.parse(JSON.stringify(last)) as Schedule;
        expect(review(stored, next, last.dueAt)).toEqual(review(last, next, last.dueAt));
      }),
    );
  });
});
