import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailedCode, startTestServer, type TestServer, wrongCode } from '../testing/index.ts';

const account = 'ada@example.org';
const password = 'grey otters paddle';
let lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
  server = await startTestServer('sqlite', { config: { rateLimitScale: 1000 }, deps: { log } });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.close());

const events = () =>
  lines.map((line) => JSON.parse(line)).filter((entry): entry is { security: string } => 'security' in entry);
const login = (secret: string) => server.post('/api/public/login', { account, password: secret });

it('records what happens to an account, but no credentials', async () => {
  await server.post('/api/public/register', { account, password });
  const code = mailedCode(server, account);
  const verify = (verifyCode: string) => server.post('/api/public/verification/verify', { account, verifyCode });
  await verify(wrongCode(code));
  await verify(code);
  await login('not the password');
  const first = await login(password);
  const token: string = first.body.data.accessToken;
  const change = (currentPassword: string, newPassword: string) =>
    server.post('/api/me/password', { currentPassword, newPassword }, { token });
  await change('not the password', 'quiet lantern hill');
  await change(password, 'quiet lantern hill');
  const { cookies } = await server.post('/api/public/updateNewToken', undefined, { cookies: first.cookies });
  await server.post('/api/public/updateNewToken', undefined, { cookies });
  server.clock.advance({ minutes: 1 });
  await server.post('/api/public/updateNewToken', undefined, { cookies: first.cookies });
  await server.post('/api/public/passwordReset/sendCode', { account });
  const resetCode = mailedCode(server, account);
  const reset = { account, verifyCode: resetCode, newPassword: 'a third password' };
  await server.post('/api/public/passwordReset/verifyCode', reset);
  const last = await login('a third password');
  await server.delete('/api/me/sessions', { token: last.body.data.accessToken });
  const again = (await login('a third password')).body.data.accessToken;
  await server.post('/api/me/delete', { password: 'a third password' }, { token: again });

  expect(events().map(({ security }) => security)).toEqual([
    'code.sent',
    'code.failed',
    'account.verified',
    'login.failed',
    'login.succeeded',
    'password.failed',
    'password.changed',
    'session.refreshReused',
    'code.sent',
    'password.reset',
    'login.succeeded',
    'sessions.ended',
    'login.succeeded',
    'account.deleted',
  ]);
  // random ids can contain any short name
  const text = lines.join('').replaceAll(/"requestId":"[^"]*"/g, '');
  for (const secret of [account, 'ada', password, 'a third password', 'quiet lantern hill', 'not the password'])
    expect(text).not.toContain(secret);
  for (const secret of [code, resetCode, token, first.cookies.rehearse_refresh ?? ''])
    expect(text).not.toContain(secret);
});

it('records the account as a keyed hash, the address, and why it failed', async () => {
  await login('wrong');
  await server.post('/api/public/login', { account: 'ADA@example.org', password: 'wrong' });
  await server.post('/api/public/login', { account: 'ben@example.org', password: 'wrong' });
  const [one, two, other] = events();
  expect(one).toMatchObject({
    level: 40,
    security: 'login.failed',
    account: expect.stringMatching(/^[\w-]{12}$/),
    reason: 'account.wrongLogin',
    network: '127.0.0.1',
    requestId: expect.any(String),
  });
  expect(two).toMatchObject({ account: (one as { account?: string }).account });
  expect(other).not.toMatchObject({ account: (one as { account?: string }).account });
});
