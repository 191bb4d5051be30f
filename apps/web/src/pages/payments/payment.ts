import { ApiError, type CheckoutSession } from '@rehearse/api-client';
import type { PaySuccessView, Receipt } from '@rehearse/ui/screens';
import { failureOf } from '../../host/failure.ts';

/** Delays between checks in milliseconds; two minutes in total. */
const lookMs: readonly number[] = [1000, 1000, 2000, 2000, 4000, 5000, ...Array.from({ length: 21 }, () => 5000)];

interface PaymentPorts {
  /** @throws ApiError */
  read: () => Promise<CheckoutSession>;
  /** Whether a failure means that the host can't confirm any payment. */
  lacksReceipts: (error: unknown) => Promise<boolean>;
  /** Resolves after this many milliseconds; rejects when nobody is waiting anymore. */
  wait: (ms: number) => Promise<void>;
}

/** Checks a payment until it is decided or two minutes are over. */
export async function* watchPayment({ wait, ...host }: PaymentPorts): AsyncGenerator<PaySuccessView> {
  for (const ms of lookMs) {
    const view = await look(host);
    yield view;
    if (view.phase !== 'pending') return;
    await wait(ms);
  }
  const last = await look(host);
  yield last.phase === 'pending' ? { ...last, slow: true } : last;
}

async function look({ read, lacksReceipts }: Pick<PaymentPorts, 'read' | 'lacksReceipts'>): Promise<PaySuccessView> {
  try {
    return viewOf(await read());
  } catch (error) {
    if (await lacksReceipts(error)) return { phase: 'unconfirmed' };
    const status = error instanceof ApiError ? error.status : null;
    if (status === 404 || status === 400) return { phase: 'notFound' };
    if (status === 401) return { phase: 'signedOut' };
    return { phase: 'failed', failure: failureOf(error) };
  }
}

function viewOf(session: CheckoutSession): PaySuccessView {
  const receipt = receiptOf(session);
  switch (session.status) {
    case 'open':
      return { phase: 'pending', receipt, slow: false };
    case 'paid':
      return { phase: 'paid', receipt, now: null };
    case 'declined':
    case 'canceled':
      return { phase: 'unpaid', receipt, reason: session.status };
  }
}

function receiptOf({ chargeValue, amount, currency, createdAt, paidAt, reference }: CheckoutSession): Receipt {
  return { chargeValue, amount, currency, date: paidAt ?? createdAt, reference };
}
