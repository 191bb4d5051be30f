import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { failedDelivery, isTransient } from './delivery.ts';

describe('what a failed call means for a write', () => {
  it.each([
    [null, 'later'],
    [408, 'later'],
    [425, 'later'],
    [429, 'later'],
    [500, 'later'],
    [501, 'later'],
    [599, 'later'],
    [401, 'signedOut'],
    [403, 'signedOut'],
    [400, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
  ] as const)('%o: %s', (status, meaning) => {
    expect(failedDelivery(new ApiError('No.', status))).toBe(meaning);
    expect(isTransient(status)).toBe(meaning === 'later');
  });

  it('is unknown while something else replies instead of the host', () => {
    const foreign = (status: number) => failedDelivery(new ApiError('', status, { isForeign: true }));
    expect([200, 302, 403, 502].map(foreign)).toEqual(['later', 'later', 'later', 'later']);
    expect([401, 404].map(foreign)).toEqual(['signedOut', 'refused']);
  });

  it('is unknown after any other failure', () => {
    expect(failedDelivery(new TypeError('x is not a function'))).toBe('later');
  });
});
