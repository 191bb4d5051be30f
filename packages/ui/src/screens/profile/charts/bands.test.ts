import { expect, it } from 'vitest';
import { bandsOf } from './bands.ts';

it('gives every date an equal band, and its bar three quarters of it', () => {
  const { center, thickness } = bandsOf(['2030-01-01', '2030-01-02'], 200);
  expect([center('2030-01-01'), center('2030-01-02'), thickness]).toEqual([50, 150, 75]);
});
