import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unknownDevice } from '../../domain/device.ts';
import { startSession } from '../../services/sessions/start.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const oldPassword = 'a quiet library';
const newPassword = 'another quiet library';

describe.each(storeKinds)('an account’s password and sessions, on %s', (kind) => {
  let server: TestServer;
  let ann: SignedIn;
  let elsewhere: { token: string; cookies: Record<string, string> };
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    const { db, passwords } = server.deps;
    ann = await server.signIn();
    const passwordHash = await passwords.hash(oldPassword);
    await db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', ann.userId).execute();
    const { accessToken, refreshToken, readerToken } = await startSession(server.deps, {
      userId: ann.userId,
      device: unknownDevice,
    });
    elsewhere = {
      token: accessToken,
      cookies: { rehearse_session: readerToken, rehearse_refresh: refreshToken ?? '' },
    };
  });

  const change = (currentPassword: string, next = newPassword) =>
    server.post('/api/me/password', { currentPassword, newPassword: next }, { token: ann.token });
  const logIn = async (password: string) =>
    (await server.post('/api/public/login', { account: ann.account, password })).status;
  const statusOf = async (token: string) => (await server.get('/api/me', { token })).status;
  const canRefresh = async (cookies: Record<string, string>) =>
    (await server.post('/api/public/updateNewToken', undefined, { cookies })).body.success;

  it('is changed: the old one stops working, other devices are logged out at once, this one stays logged in', async () => {
    expect([await statusOf(ann.token), await statusOf(elsewhere.token)]).toEqual([200, 200]);
    expect((await change(oldPassword)).status).toBe(200);
    expect([await statusOf(ann.token), await statusOf(elsewhere.token)]).toEqual([200, 401]);
    expect([await canRefresh(ann.cookies), await canRefresh(elsewhere.cookies)]).toEqual([true, false]);
    expect([await logIn(oldPassword), await logIn(newPassword)]).toEqual([401, 200]);
    const [mail] = server.mails();
    expect(mail).toMatchObject({ to: ann.account, subject: 'Your Rehearse password was changed' });
    expect(mail?.text).toContain('every other device was logged out');
  });

  it('is unchanged when the current one is wrong', async () => {
    const refused = await change('not the password');
    expect(refused).toMatchObject({ status: 400, body: { field: 'currentPassword', code: 'password.wrong' } });
    expect([await statusOf(elsewhere.token), await logIn(oldPassword)]).toEqual([200, 200]);
  });

  it.each([
    ['short', 'password.tooShort'],
    ['password123', 'password.tooCommon'],
  ])('is rejected as at sign-up: %s', async (next, code) => {
    const refused = await change(oldPassword, next);
    expect(refused).toMatchObject({ status: 400, body: { field: 'newPassword', code } });
    expect(await logIn(oldPassword)).toBe(200);
  });

  it('has a limit of ten wrong attempts in a quarter of an hour', async () => {
    expect((await change(oldPassword)).status).toBe(200);
    for (let time = 0; time < 10; time += 1) expect((await change('not the password')).status).toBe(400);
    expect((await change(newPassword)).status).toBe(429);
  });

  it('changes nothing without a session', async () => {
    const body = { currentPassword: oldPassword, newPassword };
    expect((await server.post('/api/me/password', body)).status).toBe(401);
    expect((await server.delete('/api/me/sessions')).status).toBe(401);
  });

  it('ends all sessions of the account at once, including this one', async () => {
    const ben = await server.signIn();
    expect(await statusOf(elsewhere.token)).toBe(200);
    const ended = await server.delete('/api/me/sessions', { token: ann.token });
    expect(ended.status).toBe(200);
    expect(ended.cookies).toMatchObject({ rehearse_session: '', rehearse_refresh: '' });
    expect([await statusOf(ann.token), await statusOf(elsewhere.token)]).toEqual([401, 401]);
    expect([await canRefresh(ann.cookies), await canRefresh(elsewhere.cookies)]).toEqual([false, false]);
    expect([await statusOf(ben.token), await logIn(oldPassword)]).toEqual([200, 200]);
  });
});

describe.each(storeKinds)('past payments, on %s', (kind) => {
  it('are listed latest first, for the learner who paid', async () => {
    const server = await startTestServer(kind);
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    const bought = { pricing_id: 'vip-7', days: 7, ai_corrections: 10 };
    const checkout = { ...bought, amount_cents: 990, currency: 'usd', created_at: 0 };
    const rows = [
      { ...checkout, user_id: ann.userId, session_id: 'a', reference: 'RH-A', status: 'paid', paid_at: 1000 },
      { ...checkout, user_id: ann.userId, session_id: 'b', reference: 'RH-B', status: 'open', paid_at: null },
      { ...checkout, user_id: ann.userId, session_id: 'c', reference: 'RH-C', status: 'paid', paid_at: 2000 },
      { ...checkout, user_id: ben.userId, session_id: 'd', reference: 'RH-D', status: 'paid', paid_at: 3000 },
    ] as const;
    await server.deps.db
      .insertInto('checkouts')
      .values([...rows])
      .execute();
    const payment = { days: 7, amount: 9.9, currency: 'usd' };
    expect((await server.get('/api/me/payments', { token: ann.token })).body.data.payments).toEqual([
      { ...payment, reference: 'RH-C', paidAt: '1970-01-01T00:00:02.000Z' },
      { ...payment, reference: 'RH-A', paidAt: '1970-01-01T00:00:01.000Z' },
    ]);
    await server.close();
  });
});
