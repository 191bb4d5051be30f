import { expect, it } from 'vitest';
import { globalIndexOf, indexInPageOf, pageOf } from './paging.ts';

it('counts positions across pages of ten', () => {
  expect(globalIndexOf(1, 0)).toBe(1);
  expect(globalIndexOf(3, 9)).toBe(30);
  for (const index of [1, 10, 11, 250]) expect(globalIndexOf(pageOf(index), indexInPageOf(index))).toBe(index);
});
