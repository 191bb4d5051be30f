import { expect, it } from 'vitest';
import { barsAt, loudnessOf } from './level-meter.utils.ts';

it('fills from the left and turns the last bars to "too loud"', () => {
  expect(barsAt(0.5, 4)).toEqual(['good', 'good', 'off', 'off']);
  expect(barsAt(1, 10).slice(-2)).toEqual(['good', 'loud']);
});

it('stays inside its bars whatever it is given', () => {
  expect(barsAt(-1, 2)).toEqual(['off', 'off']);
  expect(barsAt(7, 1)).toEqual(['good']);
});

it('says in words how loud it is', () => {
  expect([0, 0.4, 0.95].map(loudnessOf)).toEqual(['quiet', 'good', 'loud']);
});
