import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const password = 'grey otters paddle';

describe.each(storeKinds)('an account under attack, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { trustProxy: 1 } });
  });
  afterAll(() => server.close());

  async function addAccount(account: string) {
    await server.signIn(account);
    const hash = await server.deps.passwords.hash(password);
    await server.deps.db.updateTable('users').set({ password_hash: hash }).where('account', '=', account).execute();
  }
  const login = (account: string, secret: string, address: string, cookies: Record<string, string | undefined> = {}) =>
    server.post(
      '/api/public/login',
      { account, password: secret },
      { cookies, headers: { 'X-Forwarded-For': address } },
    );
  /** One failed login from each of a hundred addresses. */
  async function attack(account: string) {
    const limits = server.deps.limits;
    for (let n = 0; n < 100; n += 1) await limits.consume('loginPerAccount', account);
  }

  it('lets its owner log in on a known device', async () => {
    await addAccount('owner@example.org');
    const { cookies } = await login('owner@example.org', password, '203.0.113.1');
    await attack('owner@example.org');
    for (let n = 0; n < 12; n += 1) await login('owner@example.org', 'wrong', '203.0.113.1');
    expect((await login('owner@example.org', password, '203.0.113.1')).status).toBe(429);
    expect((await login('owner@example.org', password, '203.0.113.1', cookies)).status).toBe(200);
  });

  it('lets its owner log in from a new address, which allows two attempts', async () => {
    await addAccount('traveller@example.org');
    await attack('traveller@example.org');
    expect((await login('traveller@example.org', password, '198.51.100.1')).status).toBe(200);
    const wrong = [];
    for (let n = 0; n < 3; n += 1) wrong.push((await login('traveller@example.org', 'wrong', '198.51.100.2')).status);
    expect(wrong).toEqual([401, 401, 429]);
  });

  it('limits attempts on a known device too', async () => {
    await addAccount('stolen-laptop@example.org');
    const { cookies } = await login('stolen-laptop@example.org', password, '203.0.113.5');
    const tried = await Promise.all(
      Array.from({ length: 14 }, (_, n) => login('stolen-laptop@example.org', 'wrong', `203.0.113.${n + 20}`, cookies)),
    );
    expect(tried.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('recognises a device only for the accounts it was used with', async () => {
    await addAccount('first@example.org');
    await addAccount('second@example.org');
    const one = await login('first@example.org', password, '203.0.113.40');
    await attack('second@example.org');
    for (let n = 0; n < 2; n += 1) await login('second@example.org', 'wrong', '203.0.113.41', one.cookies);
    expect((await login('second@example.org', password, '203.0.113.41', one.cookies)).status).toBe(429);
    const both = await login('second@example.org', password, '203.0.113.42', one.cookies);
    expect(both.cookies.rehearse_device?.split('.')).toHaveLength(3);
    expect(both.cookies.rehearse_device?.split('.')[0]).toBe(one.cookies.rehearse_device?.split('.')[0]);
  });

  it('does not accept a forged device cookie', async () => {
    await addAccount('fooled@example.org');
    await attack('fooled@example.org');
    const cookies = { rehearse_device: 'abc.def' };
    const tried = [];
    for (let n = 0; n < 3; n += 1) tried.push((await login('fooled@example.org', 'x', '203.0.113.60', cookies)).status);
    expect(tried).toEqual([401, 401, 429]);
  });
});
