import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from '../testing/index.ts';

describe.each(storeKinds)('a write with an idempotency key, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { rateLimitScale: 1000 } });
    await server.deps.db
      .insertInto('questions')
      .values({
        question_id: 1,
        submodule_id: 11,
        module_id: 5,
        difficulty: 'Easy',
        payload: '{}',
        ord_s: 1,
        ord_d: 1,
        created_at: 0,
        updated_at: 0,
      })
      .execute();
  });
  afterAll(() => server.close());

  const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
  const contact = (body: object, key?: string) =>
    server.post('/api/public/contact', body, { headers: key ? { 'Idempotency-Key': key } : {} });
  const messages = async () => (await server.deps.db.selectFrom('contact_messages').selectAll().execute()).length;

  const save = (token: string, answer: string, key?: string) =>
    server.post(
      '/questions/text',
      { questionId: 1, submoduleId: 11, answer },
      { token, headers: key ? { 'Idempotency-Key': key } : {} },
    );
  const attempts = async (userId: number) =>
    (await server.deps.db.selectFrom('attempts').selectAll().where('user_id', '=', userId).execute()).length;

  it('takes effect once, and every repeat gets the first reply', async () => {
    const learner = await server.signIn();
    const first = await save(learner.token, 'text', 'key-of-one-write');
    const second = await save(learner.token, 'text', 'key-of-one-write');
    expect(first).toMatchObject({ status: 200, body: { success: true } });
    expect(second.body).toEqual(first.body);
    expect(second.response.headers.get('idempotent-replayed')).toBe('true');
    expect(await attempts(learner.userId)).toBe(1);
  });

  it('takes effect once when sent twenty times concurrently', async () => {
    const learner = await server.signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(learner.token, 'text', 'key-at-once')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect(await attempts(learner.userId)).toBe(1);

    const before = await messages();
    const sent = await Promise.all(Array.from({ length: 20 }, () => contact(message, 'contact-at-once')));
    expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await messages()).toBe(before + 1);
  });

  it('is rejected when the key was used with a different body or call', async () => {
    const learner = await server.signIn();
    await save(learner.token, 'text', 'key-used-before');
    const refusal = { status: 400, body: { field: 'Idempotency-Key', code: 'request.keyReused' } };
    expect(await save(learner.token, 'another text', 'key-used-before')).toMatchObject(refusal);
    const other = await server.post(
      '/practice',
      { questionId: 1, isPracticed: true },
      { token: learner.token, headers: { 'Idempotency-Key': 'key-used-before' } },
    );
    expect(other).toMatchObject(refusal);
    await contact(message, 'contact-key');
    expect(await contact({ ...message, name: 'Eve' }, 'contact-key')).toMatchObject(refusal);
  });

  it('is scoped to the learner', async () => {
    const [ada, bob] = [await server.signIn(), await server.signIn()];
    const first = await save(ada.token, 'text', 'key-of-two-people');
    const second = await save(bob.token, 'text', 'key-of-two-people');
    expect(second.body.data.attemptId).not.toBe(first.body.data.attemptId);
  });

  it('can be retried after a failure', async () => {
    const learner = await server.signIn();
    const missing = await server.post(
      '/practice',
      { questionId: 2, isPracticed: true },
      { token: learner.token, headers: { 'Idempotency-Key': 'key-that-failed' } },
    );
    expect(missing.status).toBe(404);
    expect((await save(learner.token, 'text', 'key-that-failed')).status).toBe(200);
  });

  it('takes over the claim of a process that died', async () => {
    await server.deps.db
      .insertInto('idempotency_keys')
      .values({
        user_id: 0,
        key: 'key-of-the-dead',
        operation: 'sendContactMessage',
        body_hash: await hashOfContact(),
        status: null,
        reply: null,
        created_at: server.clock.now() - 61_000,
      })
      .execute();
    const before = await messages();
    expect((await contact(message, 'key-of-the-dead')).status).toBe(200);
    expect(await messages()).toBe(before + 1);
  });

  const hashOfContact = async () => {
    await contact(message, 'key-for-its-hash');
    const row = await server.deps.db
      .selectFrom('idempotency_keys')
      .select('body_hash')
      .where('key', '=', 'key-for-its-hash')
      .executeTakeFirstOrThrow();
    return row.body_hash;
  };

  it.each(['short', 'has a space', 'x'.repeat(101)])('rejects %j as a key', async (key) => {
    expect(await contact(message, key)).toMatchObject({
      status: 400,
      body: { field: 'Idempotency-Key' },
    });
  });

  it('takes effect every time without a key', async () => {
    const before = await messages();
    await contact(message);
    await contact(message);
    expect(await messages()).toBe(before + 2);
  });
});
