import { expect, it } from 'vitest';
import { profileAccount } from './profile.ts';

const me = { account: 'lin@example.org', createdAt: '2030-01-01T00:00:00Z', aiCorrectionsLeft: 3, practicedCount: 5 };
const now = Date.parse('2030-01-15T12:00:00Z');

it.each([
  ['2030-01-15T12:00:01Z', 1],
  ['2030-01-16T12:00:00Z', 1],
  ['2030-01-16T12:00:01Z', 2],
  ['2030-02-14T12:00:00Z', 30],
])('a plan until %s has %i days left', (vipUntil, daysLeft) => {
  expect(profileAccount({ ...me, vipUntil }, now)).toEqual({
    ...me,
    school: null,
    plan: { until: vipUntil, daysLeft },
  });
});

it.each([null, '2030-01-15T12:00:00Z', '2029-01-15T12:00:00Z'])('a plan until %s is none', (vipUntil) => {
  expect(profileAccount({ ...me, vipUntil }, now)).toEqual({ ...me, school: null, plan: null });
});

it('an account of a school says which', () => {
  expect(profileAccount({ ...me, vipUntil: null, school: 'Test school' }, now).school).toBe('Test school');
});
