import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backOffMs, resultOfStatus } from './outbox.logic.ts';

describe('backOffMs', () => {
  it('doubles from a second up to a minute', () => {
    expect([1, 2, 3, 6, 7, 1000].map((failures) => backOffMs(failures, 0))).toEqual([
      1000, 2000, 4000, 32_000, 60_000, 60_000,
    ]);
  });

  it('takes at most half of the wait off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
        const longest = backOffMs(failures, 0);
        const wait = backOffMs(failures, random);
        expect(wait).toBeLessThanOrEqual(longest);
        expect(wait).toBeGreaterThanOrEqual(longest / 2);
      }),
    );
  });
});

describe('resultOfStatus', () => {
  it.each([
    [200, 'saved'],
    [204, 'saved'],
    [299, 'saved'],
    [300, 'refused'],
    [400, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [401, 'signedOut'],
    [403, 'signedOut'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [0, 'later'],
  ])('takes %i as %s', (status, outcome) => {
    expect(resultOfStatus(status, 'why').outcome).toBe(outcome);
  });

  it('passes the host’s reason on', () => {
    expect(resultOfStatus(404)).toEqual({ outcome: 'refused', status: 404, message: '' });
    expect(resultOfStatus(400, 'Too long.')).toEqual({ outcome: 'refused', status: 400, message: 'Too long.' });
  });
});
