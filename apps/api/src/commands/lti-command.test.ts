import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { ltiCommand } from './lti-command.ts';

const platform = [
  ...['add', '--name', 'My school', '--issuer', 'https://school.example', '--client-id', 'abc'],
  ...['--login-url', 'https://school.example/auth', '--token-url', 'https://school.example/token'],
  ...['--keys-url', 'https://school.example/keys'],
];

describe.each(storeKinds)('npm run lti on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { config: { publicUrl: 'https://rehearse.example' } });
  });
  afterAll(() => server?.close());
  const run = (...args: string[]) => ltiCommand(server.deps, args);

  it('says what a platform asks for', async () => {
    const text = await run();
    expect(text).toContain('There are no platforms.');
    expect(text).toContain('https://rehearse.example/lti/keys');
  });

  it('adds a platform, allows deployments and removes it', async () => {
    expect(await run(...platform)).toContain('Added platform 1.');
    expect(await run()).toMatch(/1 +My school +https:\/\/school\.example +abc +of the first launch +0/);
    expect(await run('deployment', '1', 'dep-7')).toMatch(/abc +dep-7 +0/);
    await expect(run(...platform)).rejects.toThrow('is registered with client id abc');
    expect(await run('remove', '1')).toContain('There are no platforms.');
  });

  it('rotates keys and publishes the old one for a while', async () => {
    expect(await run('keys')).toContain('There is no key pair yet');
    await run('keys', 'rotate');
    server.clock.advance({ minutes: 1 });
    const text = await run('keys', 'rotate');
    expect(text.match(/signs$/gm)).toHaveLength(1);
    expect(text.match(/retired 2030-01-15 12:01$/gm)).toHaveLength(1);
    const { keys } = (await server.get('/lti/keys')).body;
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(new Set(Object.keys(key))).toEqual(new Set(['alg', 'e', 'kid', 'kty', 'n', 'use']));
  });

  it('keeps private keys encrypted', async () => {
    const rows = await server.deps.db.selectFrom('lti_keys').select('private_key').execute();
    for (const row of rows) expect(row.private_key).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  it('shows grades and invites platforms', async () => {
    expect(await run('grades')).toBe('sent 0 · superseded 0 · queued 0 · failed 0');
    expect(await run('grades', 'retry')).toContain('Queued 0 failed grades again.');
    expect(await run('invite')).toMatch(/https:\/\/rehearse\.example\/lti\/register\/[\w-]{43}$/);
  });

  it.each([
    [['paint'], 'Unknown command "paint"'],
    [['keys', 'burn'], 'Unknown command "keys burn"'],
    [['remove'], 'Specify the number of the platform'],
    [['remove', '99'], 'There is no platform 99'],
    [['deployment', '99', 'x'], 'There is no platform 99'],
    [['list', '--name', 'x'], 'Options are for "add" only'],
    [['add', '--name', 'x'], 'needs --issuer'],
    [['add', '--colour', 'x'], "Unknown option '--colour'"],
    [platform.map((part) => part.replace('https://school.example/keys', 'http://school.example/keys')), 'not an https'],
    [platform.map((part) => part.replace('https://school.example/token', 'file:///etc/passwd')), 'not an https'],
  ])('explains what is wrong with %j', async (args, message) => {
    await expect(run(...args)).rejects.toThrow(message);
  });
});
