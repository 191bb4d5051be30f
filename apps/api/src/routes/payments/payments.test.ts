import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxPayments } from '../../providers/payments/sandbox.ts';
import type { DecidedCheckout } from '../../providers/payments/types.ts';
import { changePlan } from '../../services/plans/index.ts';
import { type SignedIn, startTestServer, storeKinds, type TestClock, type TestServer } from '../../testing/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(storeKinds)('plans and checkouts on %s', (kind) => {
  let server: TestServer;
  let clock: TestClock;

  beforeAll(async () => {
    // The provider uses the server's clock, which exists only after the server has started.
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
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const decide = (page: string, outcome: string) => server.post(page, `outcome=${outcome}`, { headers: form });
  const checkout = (who: SignedIn, session: string) =>
    server.get(`/api/checkout-session?session_id=${session}`, { token: who.token });
  const me = async (who: SignedIn) => (await server.get('/api/me', { token: who.token })).body.data;
  const sendEvent = (event: { body: string; signature: string }) =>
    server.post('/api/webhooks/stripe', event.body, { headers: { 'Stripe-Signature': event.signature } });
  const decided = (sessionId: string): DecidedCheckout => ({
    sessionId,
    outcome: 'paid',
    reference: null,
    amountCents: 2990,
    currency: 'usd',
  });
  const eventFor = async (session: string, change: Partial<DecidedCheckout> = {}) => {
    const event = await server.deps.payments.sandboxEvent({ ...decided(session), ...change });
    if (!event) throw new Error('the sandbox makes events');
    return event;
  };

  it('offers three plans to everyone', async () => {
    const { pricings } = (await server.get('/api/public/product/pricing/vip')).body.data;
    expect(pricings.map(({ chargeValue }: { chargeValue: number }) => chargeValue)).toEqual([7, 30, 90]);
    expect(pricings[0]).toEqual({ pricingId: 'vip-7', chargeValue: 7, includedAiCorrections: 10, price: 9.9 });
  });

  it('lets a learner buy a plan in the sandbox', async () => {
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
  ])('grants nothing after %s', async (outcome, status) => {
    const ann = await server.signIn();
    const page = await open(ann);
    const reply = await decide(page, outcome);
    expect(reply.response.headers.get('location')).toBe(`/pay/cancel?session_id=${sessionOf(page)}`);
    expect((await checkout(ann, sessionOf(page))).body.data.status).toBe(status);
    expect(await me(ann)).toMatchObject({ vipUntil: null, aiCorrectionsLeft: 0 });
    await decide(page, 'pay');
    expect((await checkout(ann, sessionOf(page))).body.data.status).toBe(status);
  });

  it('grants once, even if the event is delivered repeatedly', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    const event = await eventFor(session);
    const replies = await Promise.all([sendEvent(event), sendEvent(event), sendEvent(event)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await sendEvent(await eventFor(session));
    await sendEvent(await eventFor(session, { outcome: 'canceled' }));
    expect((await me(ann)).aiCorrectionsLeft).toBe(50);
    expect((await checkout(ann, session)).body.data.status).toBe('paid');
  });

  it('rejects forged events', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    const event = await eventFor(session);
    const tampered = { ...event, body: event.body.replace(session, `${session}x`) };
    const foreign = await createSandboxPayments(clock).sandboxEvent(decided(session));
    expect((await sendEvent(tampered)).status).toBe(400);
    expect((await sendEvent(foreign ?? event)).status).toBe(400);
    expect((await sendEvent({ ...event, signature: 'nonsense' })).status).toBe(400);
    expect((await server.post('/api/webhooks/stripe', event.body)).status).toBe(400);
    clock.advance({ seconds: 301 });
    expect((await sendEvent(event)).status).toBe(400);
    expect((await checkout(ann, session)).body.data.status).toBe('open');
  });

  it('grants once for concurrent events of one payment', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    const events = await Promise.all([eventFor(session), eventFor(session), eventFor(session)]);
    await Promise.all(events.map(sendEvent));
    expect(await me(ann)).toMatchObject({
      vipUntil: new Date(clock.now() + 30 * dayMs).toISOString(),
      aiCorrectionsLeft: 50,
    });
  });

  it('accepts a payment after the checkout was closed', async () => {
    const ann = await server.signIn();
    const session = sessionOf(await open(ann));
    await sendEvent(await eventFor(session, { outcome: 'canceled' }));
    expect((await checkout(ann, session)).body.data.status).toBe('canceled');
    await sendEvent(await eventFor(session));
    expect((await me(ann)).aiCorrectionsLeft).toBe(50);
  });

  it.each([{ amountCents: 1 }, { amountCents: null }, { currency: 'eur' }])(
    'grants nothing for a payment with a different amount: %j',
    async (other) => {
      const ann = await server.signIn();
      const session = sessionOf(await open(ann));
      expect((await sendEvent(await eventFor(session, other))).status).toBe(200);
      expect((await checkout(ann, session)).body.data.status).toBe('open');
      expect(await me(ann)).toMatchObject({ vipUntil: null, aiCorrectionsLeft: 0 });
    },
  );

  it('matches a payment by its reference when opening was interrupted', async () => {
    const ann = await server.signIn();
    const { reference } = (await checkout(ann, sessionOf(await open(ann)))).body.data;
    await server.deps.db
      .updateTable('checkouts')
      .set({ session_id: reference })
      .where('reference', '=', reference)
      .execute();
    await sendEvent(await eventFor('cs_late', { reference }));
    expect((await checkout(ann, 'cs_late')).body.data).toMatchObject({ status: 'paid', reference });
    expect((await me(ann)).aiCorrectionsLeft).toBe(50);
  });

  it('grants the plan’s terms as of opening the checkout', async () => {
    const ann = await server.signIn();
    const page = await open(ann, 'vip-7');
    const change = { days: 1, priceCents: 100, aiCorrections: 0 };
    const before = { days: 7, priceCents: 990, aiCorrections: 10 };
    await changePlan(server.deps.db, 'vip-7', change);
    await decide(page, 'pay');
    await changePlan(server.deps.db, 'vip-7', before);
    expect((await checkout(ann, sessionOf(page))).body.data).toMatchObject({
      status: 'paid',
      amount: 9.9,
      chargeValue: 7,
      includedAiCorrections: 10,
    });
    expect((await me(ann)).aiCorrectionsLeft).toBe(10);
  });

  it('acknowledges unrelated events', async () => {
    expect((await sendEvent(await eventFor('cs_unknown'))).status).toBe(200);
  });

  it('shows a checkout only to its owner', async () => {
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const session = sessionOf(await open(ann));
    expect((await checkout(ben, session)).status).toBe(404);
    expect((await server.get(`/api/checkout-session?session_id=${session}`)).status).toBe(401);
  });

  it('opens one checkout per idempotency key', async () => {
    const ann = await server.signIn();
    const send = () =>
      server.post(
        '/api/create-checkout-session',
        { priceId: 'vip-7' },
        { token: ann.token, headers: { 'Idempotency-Key': 'buy-seven-days' } },
      );
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body.data.url).toBe(first.body.data.url);
    const opened = server.deps.db.selectFrom('checkouts').select('session_id').where('user_id', '=', ann.userId);
    expect(await opened.execute()).toHaveLength(1);
  });

  it('opens the same checkout again when the server crashed before it replied', async () => {
    const ann = await server.signIn();
    const send = () =>
      server.post(
        '/api/create-checkout-session',
        { priceId: 'vip-7' },
        { token: ann.token, headers: { 'Idempotency-Key': 'died-halfway' } },
      );
    const first = await send();
    await server.deps.db.deleteFrom('idempotency_keys').where('user_id', '=', ann.userId).execute();
    expect((await send()).body.data.url).toBe(first.body.data.url);
  });

  it('includes the support address', async () => {
    const { supportEmail } = (await server.get('/api/public/product/pricing/vip')).body.data;
    expect(supportEmail).toBe('operator@example.org');
  });

  it('lets an account open sixty checkouts an hour', async () => {
    const ann = await server.signIn();
    const send = () => server.post('/api/create-checkout-session', { priceId: 'vip-7' }, { token: ann.token });
    for (let opened = 0; opened < 60; opened += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it.each([
    [{ 'Accept-Language': 'zh-CN,zh;q=0.9,en;q=0.8' }, 'lang="zh-Hans"', '30 天 VIP'],
    [{ 'Accept-Language': 'zh-CN', Cookie: 'i18next=en' }, 'lang="en"', '30 Day VIP'],
    [{ 'Accept-Language': 'fr' }, 'lang="en"', '30 Day VIP'],
  ])('shows the sandbox page in the reader’s language: %j', async (headers, lang, title) => {
    const page = await open(await server.signIn());
    const shown = await (await server.get(page, { headers })).response.text();
    expect(shown).toContain(lang);
    expect(shown).toContain(title);
  });

  it('shows the outcome of an order on the sandbox page, without a second payment', async () => {
    const ann = await server.signIn();
    const page = await open(ann);
    await decide(page, 'pay');
    const shown = await (await server.get(page)).response.text();
    expect(shown).toContain('This order is paid.');
    expect(shown).not.toContain('<button');
  });

  it('is 404 for an unknown plan or page', async () => {
    const ann = await server.signIn();
    const reply = await server.post('/api/create-checkout-session', { priceId: 'vip-1' }, { token: ann.token });
    expect(reply.status).toBe(404);
    expect((await server.get('/dev/checkout/cs_sandbox_none')).status).toBe(404);
  });
});
