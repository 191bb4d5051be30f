import { expect, it } from 'vitest';
import { undocumented } from './docstrings.ts';

// Compiles the package: takes seconds alone, longer under load.
it('documents every export, with its events and members', { timeout: 120_000 }, () => {
  expect(undocumented()).toEqual([]);
});
