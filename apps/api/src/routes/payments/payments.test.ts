import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxPayments } from '../../providers/payments/sandbox.ts';
import { type SignedIn, startTestServer, storeKinds, type TestClock, type TestServer } from '../../testing/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(storeKinds)('plans and checkouts on %s', (kind) => {
  let server: TestServer;
  let clock: TestClock;

  beforeAll(async () => {
    // The provider tells the time by the server's clock, which is there only when the server is.
    const lateClock = { now: () => clock.now() };
    server = await startTestServer(kind, { deps: { payments: createSandboxPayments(lateClock) } });
    clock = server.clock;
  });
  afterAll(() => server?.close());

  const open = async (who: SignedIn, priceId = 'vip-30') => {
    const reply = await server.post('/api/create-checkout-session', { priceId }, { token: who.token });
    return new URL(reply.body.data.url).pathname;
  };
  const sessionOf = (page: string) => page.split('/').at(-1) ?? '';
  const decide = (page: string, outcome: string) => server.post(page, `outcome=${outcome}`);
  const checkout = (who: SignedIn, session: string) =>
    server.get(`/api/checkout-session?session_id=${session}`, { token: who.token });
  const me = async (who: SignedIn) => (await server.get('/api/me', { token: who.token })).body.data;
  const sendEvent = (event: { body: string; signature: string }) =>
    server.post('/api/webhooks/stripe', event.body, { headers: { 'Stripe-Signature': event.signature } });
  const eventFor = async (session: string, outcome: 'paid' | 'declined' | 'canceled' = 'paid') => {
    const event = await server.deps.payments.sandboxEvent(session, outcome);
    if (!event) throw new Error('the sandbox makes events');
    return event;
  };

  it('offers three plans to everyone', async () => {
    const { pricings } = (await server.get('/api/public/product/pricing/vip')).body.data;
    expect(pricings.map(({ chargeValue }: { chargeValue: number }) => chargeValue)).toEqual([7, 30, 90]);
    expect(pricings[0]).toEqual({ pricingId: 'vip-7', chargeValue: 7, includedAiCorrections: 10, price: 9.9 });
  });

  it('takes a learner through the sandbox to a paid plan', async () => {
    const ann = await server.signIn();
    const page = await open(ann);
    const shown = await server.get(page);
    expect(await shown.response.text()).toContain('30 Day VIP');
    expect((await checkout(ann, sessionOf(page))).body.data).toMatchObject({ status: 'open', paidAt: null });

    const paid = await decide(page, 'pay');
    expect([paid.status, paid.response.headers.get('location')]).toEqual([
      303,
      `/pay/success?session_id=${sessionOf(page)}`,
    ]);
    expect((await checkout(ann, sessionOf(page))).body.data).toMatchObject({
      status: 'paid',
      amount: 29.9,
      currency: 'usd',
      paidAt: new Date(clock.now()).toISOString(),
      reference: expect.stringMatching(/^RH-[A-Z2-9]{10}$/),
    });
    expect(await me(ann)).toMatchObject({
      vipUntil: new Date(clock.now() + 30 * dayMs).toISOString(),
      aiCorrectionsLeft: 50,
    });
  });

  it('adds a second plan to the end of the first', async () => {
    const ann = await server.signIn();
    await decide(await open(ann, 'vip-7'), 'pay');
    await decide(await open(ann, 'vip-90'), 'pay');
    expect(await me(ann)).toMatchObject({
      vipUntil: new Date(clock.now() + 97 * dayMs).toISOString(),
      aiCorrectionsLeft: 210,
    });
  });

  it.each([
    ['decline', 'declined'],
    ['cancel', 'canceled'],
  ])('gives nothing after %s', async (outcome, status) => {
    const ann = await server.signIn();
    const page = await open(ann);
    const reply = await decide(page, outcome);
    expect(reply.response.headers.get('location')).toBe(`/pay/cancel?session_id=${sessionOf(page)}`);
    expect((await checkout(ann, sessionOf(page))).body.data.status).toBe(status);
    expect(await me(ann)).toMatchObject({ vipUntil: null, aiCorrectionsLeft: 0 });
    await decide(page, 'pay');
    expect((await checkout(ann, sessionOf(page))).body.data.status).toBe(status);
  });

  it('grants once, however often the event comes', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    const event = await eventFor(session);
    const replies = await Promise.all([sendEvent(event), sendEvent(event), sendEvent(event)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sendEvent(await eventFor(session));
    await sendEvent(await eventFor(session, 'canceled'));
    expect((await me(ann)).aiCorrectionsLeft).toBe(50);
    expect((await checkout(ann, session)).body.data.status).toBe('paid');
  });

  it('refuses events that are not the provider’s', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    const event = await eventFor(session);
    const tampered = { ...event, body: event.body.replace(session, `${session}x`) };
    const foreign = await createSandboxPayments(clock).sandboxEvent(session, 'paid');
    expect((await sendEvent(tampered)).status).toBe(400);
    expect((await sendEvent(foreign ?? event)).status).toBe(400);
    expect((await sendEvent({ ...event, signature: 'nonsense' })).status).toBe(400);
    expect((await server.post('/api/webhooks/stripe', event.body)).status).toBe(400);
    clock.advance({ seconds: 301 });
    expect((await sendEvent(event)).status).toBe(400);
    expect((await checkout(ann, session)).body.data.status).toBe('open');
  });

  it('takes events about nothing of ours', async () => {
    expect((await sendEvent(await eventFor('cs_unknown'))).status).toBe(200);
  });

  it('shows a checkout to its owner only', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const session = sessionOf(await open(ann));
    expect((await checkout(ben, session)).status).toBe(404);
    expect((await server.get(`/api/checkout-session?session_id=${session}`)).status).toBe(401);
  });

  it('opens one checkout for a key', async () => {
    const ann = await server.signIn();
    const send = () =>
      server.post(
        '/api/create-checkout-session',
        { priceId: 'vip-7' },
        { token: ann.token, headers: { 'Idempotency-Key': 'buy-seven-days' } },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body.data.url).toBe(first.body.data.url);
  });

  it('answers 404 to a plan or a page that is not there', async () => {
    const ann = await server.signIn();
    const reply = await server.post('/api/create-checkout-session', { priceId: 'vip-1' }, { token: ann.token });
    expect(reply.status).toBe(404);
    expect((await server.get('/dev/checkout/cs_sandbox_none')).status).toBe(404);
  });
});
