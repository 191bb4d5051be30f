// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@rehearse/api-client';
import { expect, it, onTestFinished } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { checkoutAt } from './checkout.ts';

type Try = 'opened' | 'refused' | 'lost';

const plan = { pricingId: 'vip-7', chargeValue: 7, includedAiCorrections: 10, price: 9.9 };
const offer = { pricings: [plan], supportEmail: 'help@example.org' };
const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };

/** A host that answers purchases in turn; on `lost`, the connection breaks before the reply. */
async function startShop(...tries: Try[]) {
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const reply = (status: number, data: unknown, message = '') =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ success: status === 200, message, data }));
    if (request.method === 'GET') return reply(200, offer);
    keys.push(request.headers['idempotency-key']?.toString());
    const result = tries[keys.length - 1];
    if (result === 'lost') return request.socket.destroy();
    return result === 'refused' ? reply(502, null, 'No.') : reply(200, { url: 'https://pay.example.org' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const machine = checkoutAt(createApiClient({ baseUrl, session }));
  const actor = createActor(machine, { input: { buyer: 'signedIn' } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  const buy = async () => {
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    await waitFor(actor, (snapshot) => !snapshot.matches('opening'));
    return actor.getSnapshot().value;
  };
  return { actor, buy, keys };
}

it('gives the plans of the host and its support address', async () => {
  const { actor } = await startShop();
  expect(actor.getSnapshot().context).toMatchObject({ plans: [plan], supportEmail: 'help@example.org' });
});

it('asks again under the same key when the reply was lost, so that one checkout is opened', async () => {
  const { buy, keys } = await startShop('lost', 'opened');
  expect([await buy(), await buy()]).toEqual(['choosing', 'leaving']);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
});

it('asks under another key after the host said no', async () => {
  const { buy, keys } = await startShop('refused', 'opened');
  expect([await buy(), await buy()]).toEqual(['choosing', 'leaving']);
  expect(keys[1]).not.toBe(keys[0]);
});
