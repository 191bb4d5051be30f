// @vitest-environment node
import { expect, it } from 'vitest';
import { entitlementOf } from './use-entitlement.ts';

const nowMs = Date.parse('2030-01-15T12:00:00Z');

it.each([
  [null, { phase: 'none', correctionsLeft: 3 }],
  ['2030-01-15T12:00:01Z', { phase: 'running', date: '2030-01-15T12:00:01Z', correctionsLeft: 3 }],
  ['2030-01-15T12:00:00Z', { phase: 'ended', date: '2030-01-15T12:00:00Z', correctionsLeft: 3 }],
])('a plan until %s', (vipUntil, entitlement) => {
  expect(entitlementOf({ vipUntil, aiCorrectionsLeft: 3 }, nowMs)).toEqual(entitlement);
});
