import { expect, it } from 'vitest';
import { totalText } from './total-text.ts';

it('separates the thousands', () => {
  expect(totalText(12_004, 'en')).toBe('12,004');
  expect(totalText(12_004, 'zh')).toBe('12,004');
});

it('leaves small numbers as they are', () => {
  expect(totalText(0, 'en')).toBe('0');
  expect(totalText(250, 'en')).toBe('250');
});

it('shows a dash until the number is known', () => {
  expect(totalText(null, 'en')).toBe('–');
});
