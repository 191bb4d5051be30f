import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripePayments } from '../../providers/payments/stripe.ts';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const webhookSecret = 'whsec_test';
const signer = new Stripe('sk_test_x').webhooks;

interface FakeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount_total: number;
  currency: string;
}

/** A fake of Stripe's session API: a repeated idempotency key returns the first session. */
function createFakeStripe() {
  const sessions = new Map<string, FakeSession>();
  const byKey = new Map<string, FakeSession>();
  let isDown = false;

  const create = (form: URLSearchParams, key: string) => {
    const known = byKey.get(key);
    if (known) return known;
    const id = `cs_test_${sessions.size + 1}`;
    const session: FakeSession = {
      id,
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  };
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const id = request.url?.split('/')[4];
    const found = id
      ? sessions.get(id)
      : create(new URLSearchParams(Buffer.concat(chunks).toString()), String(request.headers['idempotency-key']));
    const status = isDown ? 400 : found ? 200 : 404;
    const body = status === 200 ? found : { error: { type: 'invalid_request_error', message: 'no' } };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  return {
    server,
    sessions,
    fail: (down: boolean) => {
      isDown = down;
    },
  };
}

describe.each(storeKinds)('buying with Stripe, on %s', (kind) => {
  let server: TestServer;
  let stripe: ReturnType<typeof createFakeStripe>;

  beforeAll(async () => {
    stripe = createFakeStripe();
    await new Promise<void>((resolve) => stripe.server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(stripe.server.address() as AddressInfo).port}`;
    const lateClock = { now: () => server.clock.now() };
    const payments = createStripePayments({ secretKey: 'sk_test_x', webhookSecret, apiUrl }, lateClock);
    server = await startTestServer(kind, { deps: { payments } });
  });
  beforeEach(() => stripe.fail(false));
  afterAll(async () => {
    await server?.close();
    stripe.server.close();
  });

  async function buy(priceId = 'vip-30', key = 'first-purchase') {
    const who = await server.signIn();
    const headers = { 'Idempotency-Key': key };
    const reply = await server.post('/api/create-checkout-session', { priceId }, { token: who.token, headers });
    const id = String(reply.body.data?.url).split('/').at(-1) ?? '';
    return { who, reply, id };
  }
  /** Sends an event as Stripe does; `at` is in seconds before now. */
  function send(id: string, type: string, { at = 0, secret = webhookSecret, eventId = randomUUID() as string } = {}) {
    const payload = JSON.stringify({ id: eventId, object: 'event', type, data: { object: stripe.sessions.get(id) } });
    const timestamp = Math.floor(server.clock.now() / 1000) - at;
    const signature = signer.generateTestHeaderString({ payload, secret, timestamp });
    return server.post('/api/webhooks/stripe', payload, { headers: { 'Stripe-Signature': signature } });
  }
  function pay(id: string) {
    const session = stripe.sessions.get(id);
    if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
  }
  const me = async (token: string) => (await server.get('/api/me', { token })).body.data;
  const look = (token: string, id: string) => server.get(`/api/checkout-session?session_id=${id}`, { token });

  it('opens Stripe’s page with the plan’s price, and one event grants the plan once', async () => {
    const { who, reply, id } = await buy();
    expect(reply.body.data.url).toBe(`https://checkout.stripe.test/${id}`);
    expect(stripe.sessions.get(id)).toMatchObject({ amount_total: 2990, currency: 'usd' });
    pay(id);
    const event = { eventId: 'evt_same' };
    const replies = await Promise.all(['1', '2', '3'].map(() => send(id, 'checkout.session.completed', event)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await me(who.token)).toMatchObject({ aiCorrectionsLeft: 50 });
  });

  it('accepts only valid signatures up to 300 seconds old', async () => {
    const { who, id } = await buy();
    pay(id);
    expect((await send(id, 'checkout.session.completed', { at: 301 })).status).toBe(400);
    expect((await send(id, 'checkout.session.completed', { secret: 'whsec_other' })).status).toBe(400);
    expect((await me(who.token)).aiCorrectionsLeft).toBe(0);
    expect((await send(id, 'checkout.session.completed', { at: 300 })).status).toBe(200);
    expect((await me(who.token)).aiCorrectionsLeft).toBe(50);
  });

  it('grants the plan once to a learner who returns before the event, even if both are concurrent', async () => {
    const { who, id } = await buy();
    expect((await look(who.token, id)).body.data.status).toBe('open');
    pay(id);
    const [shown] = await Promise.all([
      look(who.token, id),
      send(id, 'checkout.session.completed'),
      look(who.token, id),
      send(id, 'checkout.session.completed'),
    ]);
    expect(shown.body.data.status).toBe('paid');
    expect((await me(who.token)).aiCorrectionsLeft).toBe(50);
  });

  it('accepts events in any order', async () => {
    const { who, id } = await buy();
    pay(id);
    await send(id, 'checkout.session.async_payment_succeeded');
    await send(id, 'checkout.session.completed');
    await send(id, 'checkout.session.expired');
    expect((await look(who.token, id)).body.data.status).toBe('paid');
    expect((await me(who.token)).aiCorrectionsLeft).toBe(50);
  });

  it('closes an expired checkout', async () => {
    const { who, id } = await buy();
    const session = stripe.sessions.get(id);
    if (session) session.status = 'expired';
    await send(id, 'checkout.session.expired');
    expect((await look(who.token, id)).body.data).toMatchObject({ status: 'canceled', paidAt: null });
  });

  it('shows the stored status while Stripe is unreachable', async () => {
    const { who, id } = await buy();
    stripe.fail(true);
    expect((await look(who.token, id)).body.data.status).toBe('open');
  });

  it('returns 502 when no checkout could be opened, and the same key works afterwards', async () => {
    stripe.fail(true);
    const who = await server.signIn();
    const open = () =>
      server.post(
        '/api/create-checkout-session',
        { priceId: 'vip-7' },
        { token: who.token, headers: { 'Idempotency-Key': 'once-again' } },
      );
    expect((await open()).status).toBe(502);
    stripe.fail(false);
    expect((await open()).status).toBe(200);
  });
});
