import { expect, it } from 'vitest';
import { createSessionCache } from './session-cache.ts';

const account = { userId: 1, sessionId: 'a', account: 'ann@example.org' };

it('caches a verified token for five seconds, but never past its expiry', () => {
  const cache = createSessionCache();
  cache.keep('long', account, { now: 0, expiresAt: 60_000, asOf: cache.forgettings() });
  cache.keep('short', account, { now: 0, expiresAt: 1000, asOf: cache.forgettings() });
  expect([cache.find('long', 4999), cache.find('long', 5000)]).toEqual([account, null]);
  expect(cache.find('short', 1000)).toBeNull();
});

it('does not cache a session that was ended while it was being verified', () => {
  const cache = createSessionCache();
  const asOf = cache.forgettings();
  cache.forgetUser(1);
  cache.keep('token', account, { now: 0, expiresAt: 60_000, asOf });
  expect(cache.find('token', 1)).toBeNull();
});
