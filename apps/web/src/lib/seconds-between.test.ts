// @vitest-environment node
import { expect, it } from 'vitest';
import { secondsBetween } from './seconds-between.ts';

it('is negative when the second instant is earlier', () => {
  expect(secondsBetween('2030-01-15T12:00:01.000Z', '2030-01-15T12:00:00.000Z')).toBe(-1);
});
