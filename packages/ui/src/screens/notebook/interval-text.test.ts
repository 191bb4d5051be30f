import { expect, it } from 'vitest';
import { intervalText } from './interval-text.ts';

const hour = 3600;
const day = 24 * hour;

it.each([
  [0, 'in 1 minute'],
  [600, 'in 10 minutes'],
  [2.6 * hour, 'in 3 hours'],
  [23 * hour, 'in 1 day'],
  [11 * day, 'in 11 days'],
  [46 * day, 'in 46 days'],
  [90 * day, 'in 3 months'],
  [800 * day, 'in 2 years'],
])('%d seconds are "%s"', (seconds, text) => {
  expect(intervalText(seconds, 'en')).toBe(text);
});

it('speaks the reader’s language', () => {
  expect(intervalText(3 * day, 'zh')).toBe('3天后');
});
