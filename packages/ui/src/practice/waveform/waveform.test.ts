import { expect, it } from 'vitest';
import { fitLevels } from './waveform.utils.ts';

it('grows from the right while one speaks', () => {
  expect(fitLevels([0.1, 0.2], 4, 'grow')).toEqual([null, null, 0.1, 0.2]);
  expect(fitLevels([0.1, 0.2, 0.3], 2, 'grow')).toEqual([0.2, 0.3]);
});

it('fits a whole recording into its bars, the loudest of each', () => {
  expect(fitLevels([0.1, 0.4, 0.2, 0.3], 2, 'whole')).toEqual([0.4, 0.3]);
  expect(fitLevels([0.5], 3, 'whole')).toEqual([0.5, 0.5, 0.5]);
  expect(fitLevels([], 2, 'whole')).toEqual([null, null]);
});
