import { expect, it } from 'vitest';
import { LimitReached } from '../../domain/errors.ts';
import { createPasswords } from './passwords.ts';

it('a hash matches only its own password, and a missing hash matches none', async () => {
  const passwords = await createPasswords();
  const hash = await passwords.hash('grey otters paddle');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(hash, 'grey otters paddle')).toBe(true);
  expect(await passwords.matches(hash, 'grey otters')).toBe(false);
  expect(await passwords.matches(undefined, 'a password that nobody has')).toBe(false);
});

it('queues up to a hundred jobs and rejects the rest with a retry time', async () => {
  const passwords = await createPasswords();
  const results = await Promise.allSettled(Array.from({ length: 130 }, () => passwords.hash('x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(28);
  expect(refused.every(({ reason }) => reason instanceof LimitReached)).toBe(true);
  expect(await passwords.hash('x')).toMatch(/^\$argon2id/);
});
