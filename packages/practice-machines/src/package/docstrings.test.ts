import { expect, it } from 'vitest';
import { undocumented } from './docstrings.ts';

// It compiles the package: seconds alone, more beside other work.
it('every export says what it is, with its events and members', { timeout: 120_000 }, () => {
  expect(undocumented()).toEqual([]);
});
