import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import Stripe from 'stripe';
import { afterEach, describe, expect, it } from 'vitest';
import { createPayments } from './create.ts';
import { createStripePayments } from './stripe.ts';

const now = Date.parse('2030-01-15T12:00:00Z');
const clock = { now: () => now };
const log = pino({ level: 'silent' });
const keys = { secretKey: 'sk_test_x', webhookSecret: 'whsec_test' };
const order = {
  userId: 1,
  account: 'ann@example.org',
  reference: 'RH-ABC',
  origin: 'https://rehearse.example',
  requestOrigin: 'http://evil.example',
  idempotencyKey: '1-key',
  plan: { pricingId: 'vip-7', days: 7, aiCorrections: 10, priceCents: 990, currency: 'usd' },
};

describe('Stripe', () => {
  let api: Server | undefined;
  afterEach(() => api?.close());

  async function payments(status: number, reply: object) {
    const seen: { path: string; body: URLSearchParams; key: string | undefined }[] = [];
    api = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const key = request.headers['idempotency-key'];
        seen.push({ path: request.url ?? '', body: new URLSearchParams(body), key: key?.toString() });
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
      });
    });
    await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const stripe = { ...keys, apiUrl: `http://127.0.0.1:${port}` };
    return { seen, payments: await createPayments({ stripe, developmentPages: 'off' }, clock, log) };
  }

  it('creates a checkout that returns to our own URL', async () => {
    const { seen, payments: stripe } = await payments(200, { id: 'cs_1', url: 'https://pay.example/cs_1' });
    expect(await stripe.openCheckout(order)).toEqual({ sessionId: 'cs_1', url: 'https://pay.example/cs_1' });
    const [call] = seen;
    expect([call?.path, call?.key]).toEqual(['/v1/checkout/sessions', '1-key']);
    expect(call?.body.get('success_url')).toBe('https://rehearse.example/pay/success?session_id={CHECKOUT_SESSION_ID}');
    expect(call?.body.get('line_items[0][price_data][unit_amount]')).toBe('990');
    expect(call?.body.get('client_reference_id')).toBe('RH-ABC');
    expect([...(call?.body.values() ?? [])].join()).not.toContain('evil');
  });

  it.each([
    ['complete', 'paid', 'paid'],
    ['complete', 'no_payment_required', 'paid'],
    ['complete', 'unpaid', undefined],
    ['open', 'unpaid', undefined],
    ['expired', 'unpaid', 'canceled'],
  ])('maps a checkout that is %s and %s to %s', async (status, payment_status, outcome) => {
    const session = {
      id: 'cs_1',
      status,
      payment_status,
      client_reference_id: null,
      amount_total: 990,
      currency: 'usd',
    };
    const { seen, payments: stripe } = await payments(200, session);
    const decision = { sessionId: 'cs_1', outcome, reference: null, amountCents: 990, currency: 'usd' };
    expect(await stripe.findDecision('cs_1')).toEqual(outcome ? decision : null);
    expect(seen[0]?.path).toBe('/v1/checkout/sessions/cs_1');
  });

  it.each([
    ['no event', 'null'],
    ['a number for its id', { id: 1 }],
    ['no data', { data: undefined }],
    ['data of another kind', { data: 'x' }],
    ['no object', { data: {} }],
    ['an array for its session', { data: { object: { id: ['x'] } } }],
    ['an object for its reference', { data: { object: { id: 'cs_1', client_reference_id: {} } } }],
    ['a NUL character', { data: { object: { id: 'cs_1\0' } } }],
    ['an endless id', { id: 'x'.repeat(300) }],
    ['a fraction of a cent', { data: { object: { id: 'cs_1', amount_total: 0.5 } } }],
  ])('rejects a signed event that has %s', async (_, change) => {
    const { payments: stripe } = await payments(200, {});
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1' } },
    };
    const body = typeof change === 'string' ? change : JSON.stringify({ ...event, ...change });
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: body,
      secret: keys.webhookSecret,
      timestamp: now / 1000,
    });
    await expect(stripe.readEvent(body, signature)).rejects.toMatchObject({ name: 'InvalidInput' });
  });

  it('fails when Stripe is unreachable', async () => {
    const { payments: stripe } = await payments(404, { error: { type: 'invalid_request_error', message: 'no' } });
    await expect(stripe.findDecision('cs_1')).rejects.toMatchObject({ name: 'ProviderFailed' });
  });

  it('times out when Stripe does not respond', async () => {
    api = createServer(() => {});
    await new Promise<void>((resolve) => api?.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const stripe = createStripePayments({ ...keys, apiUrl: `http://127.0.0.1:${port}` }, clock, 20);
    await expect(stripe.openCheckout(order)).rejects.toMatchObject({ name: 'ProviderFailed' });
    api.closeAllConnections();
  });

  it('charges nothing when it fails', async () => {
    const { payments: stripe } = await payments(402, { error: { type: 'card_error', message: 'no' } });
    await expect(stripe.openCheckout(order)).rejects.toMatchObject({ name: 'ProviderFailed' });
  });

  it.each([
    ['checkout.session.completed', 'paid', 'paid'],
    ['checkout.session.completed', 'unpaid', undefined],
    ['checkout.session.async_payment_succeeded', 'paid', 'paid'],
    ['checkout.session.async_payment_failed', 'unpaid', 'declined'],
    ['checkout.session.expired', 'unpaid', 'canceled'],
    ['customer.created', 'unpaid', undefined],
  ])('maps the event %s (%s) to a checkout that is %s', async (type, payment_status, outcome) => {
    const { payments: stripe } = await payments(200, {});
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type,
      data: {
        object: {
          id: 'cs_1',
          payment_status,
          client_reference_id: 'RH-ABC',
          amount_total: 990,
          currency: 'usd',
        },
      },
    });
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: body,
      secret: keys.webhookSecret,
      timestamp: now / 1000,
    });
    const checkout = outcome
      ? { sessionId: 'cs_1', outcome, reference: 'RH-ABC', amountCents: 990, currency: 'usd' }
      : null;
    expect(await stripe.readEvent(body, signature)).toEqual({ id: 'evt_1', type, checkout });
  });
});

describe('without a payment provider', () => {
  it('nothing can be bought in production', async () => {
    const none = await createPayments({ stripe: null, developmentPages: 'off' }, clock, log);
    await expect(none.openCheckout(order)).rejects.toMatchObject({ name: 'ProviderFailed' });
    await expect(none.readEvent('{}', '')).rejects.toThrow('No payment provider');
    const decided = { sessionId: 'cs_1', outcome: 'paid', reference: null, amountCents: 1, currency: 'usd' } as const;
    expect(await none.sandboxEvent(decided)).toBeNull();
    expect(await none.findDecision('cs_1')).toBeNull();
  });
});
