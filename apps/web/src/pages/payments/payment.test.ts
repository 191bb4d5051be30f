// @vitest-environment node
import { ApiError, type CheckoutSession } from '@rehearse/api-client';
import type { PaySuccessView } from '@rehearse/ui/screens';
import { describe, expect, it } from 'vitest';
import { watchPayment } from './payment.ts';

const open: CheckoutSession = {
  sessionId: 'cs_1',
  status: 'open',
  chargeValue: 30,
  includedAiCorrections: 50,
  amount: 29.9,
  currency: 'usd',
  createdAt: '2030-01-15T12:00:00.000Z',
  paidAt: null,
  reference: 'RH-ABCDEFGHJK',
};
const paid: CheckoutSession = { ...open, status: 'paid', paidAt: '2030-01-16T12:00:00.000Z' };

/**
 * All states that are reported if the host answers like this (the last answer repeats), and the milliseconds waited.
 */
async function watch(...answers: (CheckoutSession | Error)[]) {
  const seen: PaySuccessView[] = [];
  let looks = 0;
  let waitedMs = 0;
  const views = watchPayment({
    read: async () => {
      const answer = answers[Math.min(looks, answers.length - 1)];
      looks += 1;
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
    lacksReceipts: async () => false,
    wait: async (ms) => {
      waitedMs += ms;
    },
  });
  for await (const view of views) seen.push(view);
  return { seen, waitedMs };
}

describe('watching a payment', () => {
  it('shows the receipt of a paid one at once', async () => {
    const { seen, waitedMs } = await watch(paid);
    expect(waitedMs).toBe(0);
    expect(seen).toEqual([
      {
        phase: 'paid',
        now: null,
        receipt: {
          chargeValue: 30,
          amount: 29.9,
          currency: 'usd',
          date: '2030-01-16T12:00:00.000Z',
          reference: 'RH-ABCDEFGHJK',
        },
      },
    ]);
  });

  it('looks again until the confirmation has come', async () => {
    const { seen } = await watch(open, open, paid);
    expect(seen.map(({ phase }) => phase)).toEqual(['pending', 'pending', 'paid']);
  });

  it('says after two minutes that it takes long, and stops', async () => {
    const { seen, waitedMs } = await watch(open);
    expect(waitedMs).toBe(120_000);
    expect(seen.at(-1)).toMatchObject({ phase: 'pending', slow: true });
    expect(seen.filter((view) => view.phase === 'pending' && view.slow)).toHaveLength(1);
  });

  it.each([
    ['declined', { phase: 'unpaid', reason: 'declined' }],
    ['canceled', { phase: 'unpaid', reason: 'canceled' }],
  ] as const)('says that one was %s', async (status, view) => {
    expect((await watch({ ...open, status })).seen).toMatchObject([view]);
  });

  it.each([
    [404, { phase: 'notFound' }],
    [400, { phase: 'notFound' }],
    [401, { phase: 'signedOut' }],
    [500, { phase: 'failed', failure: { code: 'server', message: 'Why.' } }],
    [null, { phase: 'failed', failure: { code: 'server', message: 'Why.' } }],
  ])('tells what a reply of %s means', async (status, view) => {
    expect((await watch(new ApiError('Why.', status))).seen).toEqual([view]);
  });
});
