import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = path.join(import.meta.dirname, '..', 'main.ts');
const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-main-'));
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a server process with its own data folder. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=@rehearse/source', main], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      CONTENT_PACK: path.join(folder, 'no-pack'),
      REHEARSE_DATA: path.join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child);
    return { code: code as number | null, errors };
  });
  const listening = async () => {
    for (;;) {
      const url = /"url":"(http[^"]+)"/.exec(output)?.[1];
      if (url) return url;
      await Promise.race([once(child.stdout, 'data'), exit.then(() => Promise.reject(new Error(errors)))]);
    }
  };
  return { child, exit, listening, output: () => output };
}

const post = (url: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('a failed start prints one clear line', { timeout: 30_000 }, () => {
  it.each([
    ['a wrong variable', { PORT: 'x' }, /^PORT: must be a whole number from 0 to 65535\n$/],
    ['two wrong variables', { PORT: 'x', HOST: '1', LOG_LEVEL: 'y' }, /^PORT: .*\nLOG_LEVEL: .*\n$/],
    [
      'an address of another machine',
      { HOST: '192.0.2.1' },
      /^This machine has no address 192\.0\.2\.1: set HOST.*\n$/,
    ],
  ])('%s', async (_, environment, line) => {
    const { code, errors } = await run(environment).exit;
    expect(errors).toMatch(line);
    expect(code).toBe(1);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const { code, errors } = await run({ PORT: port }).exit;
    expect(errors).toBe(
      `Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another.\n`,
    );
    expect(code).toBe(1);
    other.close();
  });

  it('a data folder that is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { code, errors } = await run({ REHEARSE_DATA: path.join(file, 'data') }).exit;
    expect(errors).toMatch(/^The data folder .* is not writable .*set REHEARSE_DATA.*\n$/);
    expect(code).toBe(1);
  });

  it('a damaged database', async () => {
    const data = path.join(folder, 'damaged');
    mkdirSync(data);
    writeFileSync(path.join(data, 'rehearse.db'), 'no database at all, but long enough to look at'.repeat(100));
    const { code, errors } = await run({ REHEARSE_DATA: data }).exit;
    expect(errors).toMatch(/^The database file .* can't be used .*restore it from a backup.*\n$/);
    expect(code).toBe(1);
    expect(readFileSync(path.join(data, 'rehearse.db'), 'utf8')).toMatch(/^no database/);
  });

  it('a damaged secret', async () => {
    const data = path.join(folder, 'secretless');
    mkdirSync(data);
    writeFileSync(path.join(data, 'secret'), 'cut');
    const { code, errors } = await run({ REHEARSE_DATA: data }).exit;
    expect(errors).toMatch(/^The secret in .* is damaged .*\n$/);
    expect(code).toBe(1);
  });

  it('an unreachable database server', async () => {
    const { code, errors } = await run({ DATABASE_URL: 'postgres://app:hunter2@127.0.0.1:1/app' }).exit;
    expect(errors).toMatch(/^The database postgres:.* can't be used .*check DATABASE_URL.*\n$/);
    expect(errors).not.toContain('hunter2');
    expect(code).toBe(1);
  });
});

describe('a server process', { timeout: 60_000 }, () => {
  const account = { account: 'ada@example.org', password: 'grey otters paddle' };
  let cookies = '';
  let token = '';

  beforeAll(async () => {
    const { child, exit, listening } = run({});
    const url = await listening();
    await post(`${url}/api/public/register`, account);
    const [mail] = await (await fetch(`${url}/dev/mailbox?format=json`)).json();
    const verified = await post(`${url}/api/public/verification/verify`, {
      account: account.account,
      verifyCode: mail.subject.slice(0, 6),
    });
    cookies = verified.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    token = (await verified.json()).data.accessToken;
    child.kill('SIGTERM');
    expect((await exit).code).toBe(0);
  }, 60_000);

  it('does not reveal its secret', () => {
    const file = path.join(folder, 'data', 'secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim().length).toBeGreaterThanOrEqual(32);
  });

  it('accepts accounts and tokens from before a restart', async () => {
    const { child, exit, listening } = run({});
    const url = await listening();
    const me = await fetch(`${url}/api/me`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ data: { account: 'ada@example.org' } });
    expect(
      (await (await post(`${url}/api/public/updateNewToken`, undefined, { Cookie: cookies })).json()).success,
    ).toBe(true);
    child.kill('SIGINT');
    expect((await exit).code).toBe(0);
  });

  it('finishes running requests on SIGTERM, and keeps every acknowledged write', async () => {
    const first = run({});
    const url = await first.listening();
    const contact = (i: number) =>
      post(`${url}/api/public/contact`, { name: 'n', email: 'a@example.org', message: `m${i}` }).then(
        ({ status }) => status,
        () => 0,
      );
    const sent = Array.from({ length: 20 }, (_, i) => contact(i));
    await sent[0];
    first.child.kill('SIGTERM');
    const acknowledged = (await Promise.all(sent)).filter((status) => status === 200).length;
    expect((await first.exit).code).toBe(0);
    expect(acknowledged).toBeGreaterThan(0);

    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(path.join(folder, 'data', 'rehearse.db'), { readOnly: true });
    const stored = database.prepare('select count(*) as n from contact_messages').get()?.n;
    database.close();
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
  });

  it('stops in time when the mail server does not respond, and warns at start that mail may be unencrypted', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const SMTP_URL = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    const { child, exit, listening, output } = run({ SMTP_URL });
    const url = await listening();
    expect(output()).toMatch(/SMTP_URL allows mail.* to be sent unencrypted/);
    const connected = once(silent, 'connection');
    await post(`${url}/api/public/register`, { account: 'bob@example.org', password: 'grey otters paddle' });
    await connected;
    child.kill('SIGTERM');
    expect((await exit).code).toBe(0);
    silent.close();
  });

  it('is not ready without a question bank, and reports it', async () => {
    const { child, exit, listening } = run({});
    const url = await listening();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, (await ready.json()).message]).toEqual([503, 'The question bank is not loaded yet.']);
    child.kill('SIGTERM');
    expect((await exit).code).toBe(0);
  });
});
