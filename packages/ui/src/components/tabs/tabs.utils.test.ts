import { expect, it } from 'vitest';
import { tabAfterKey } from './tabs.utils.ts';

const none = [false, false, false];

it('goes round the ends', () => {
  expect(tabAfterKey('ArrowRight', 2, none)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, none)).toBe(2);
});

it('jumps to the first and the last tab that can be chosen', () => {
  expect(tabAfterKey('Home', 2, [true, false, false])).toBe(1);
  expect(tabAfterKey('End', 0, [false, false, true])).toBe(1);
});

it('passes over disabled tabs', () => {
  expect(tabAfterKey('ArrowRight', 0, [false, true, false])).toBe(2);
});

it('leaves other keys alone', () => {
  expect(tabAfterKey('a', 0, none)).toBeUndefined();
});

it('has nowhere to go when every tab is disabled', () => {
  expect(tabAfterKey('ArrowRight', 0, [true, true])).toBeUndefined();
});
