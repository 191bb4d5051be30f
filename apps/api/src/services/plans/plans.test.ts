import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plansCommand, wantsHelp } from '../../commands/plans-command.ts';
import { type SignedIn, startTestServer, storeKinds, type TestServer } from '../../testing/index.ts';

const runOn = ({ deps }: TestServer, line: string) => plansCommand(deps, line.split(' ').filter(Boolean));

describe.each(storeKinds)('npm run plans on %s', (kind) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer(kind);
  });
  afterEach(() => server?.close());

  const run = (line: string) => runOn(server, line);
  const onPage = async () =>
    (await server.get('/api/public/product/pricing/vip')).body.data.pricings.map(
      ({ pricingId }: { pricingId: string }) => pricingId,
    );
  const open = (who: SignedIn, priceId: string) =>
    server.post('/api/create-checkout-session', { priceId }, { token: who.token });

  it('lists the plans with their prices', async () => {
    const listed = await run('');
    expect(listed).toMatch(/1\s+vip-7\s+7\s+\$9\.90\s+10\s+0/);
    expect(await run('list')).toBe(listed);
  });

  it('adds a plan at a position', async () => {
    expect(await run('add --days 14 --price 15.5 --corrections 20 --position 2')).toContain('Added vip-14.');
    const { pricings } = (await server.get('/api/public/product/pricing/vip')).body.data;
    expect(await onPage()).toEqual(['vip-7', 'vip-14', 'vip-30', 'vip-90']);
    expect(pricings[1]).toEqual({ pricingId: 'vip-14', chargeValue: 14, includedAiCorrections: 20, price: 15.5 });
    await run('add --days 365 --price 199 --corrections 1000 --id year');
    expect((await onPage()).at(-1)).toBe('year');
  });

  it('changes price, days, corrections and position', async () => {
    await run('change vip-90 --price $59 --days 100 --corrections 0 --position 1');
    const { pricings } = (await server.get('/api/public/product/pricing/vip')).body.data;
    expect(pricings[0]).toEqual({ pricingId: 'vip-90', chargeValue: 100, includedAiCorrections: 0, price: 59 });
    expect(await onPage()).toEqual(['vip-90', 'vip-7', 'vip-30']);
  });

  it('deletes a plan without checkouts', async () => {
    expect(await run('remove vip-7')).toContain('Deleted vip-7.');
    expect(await onPage()).toEqual(['vip-30', 'vip-90']);
    expect(await run('list')).not.toContain('vip-7 ');
  });

  it('retires a plan with past checkouts, whose open ones can still be paid, and restores it', async () => {
    const ann = await server.signIn();
    const page = new URL((await open(ann, 'vip-7')).body.data.url).pathname;
    expect(await run('remove vip-7')).toContain('Retired vip-7');
    expect(await onPage()).toEqual(['vip-30', 'vip-90']);
    expect((await open(ann, 'vip-7')).status).toBe(404);

    await server.post(page, 'outcome=pay', {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect((await server.get('/api/me', { token: ann.token })).body.data.aiCorrectionsLeft).toBe(10);
    expect(await run('list')).toMatch(/-\s+vip-7\s+7\s+\$9\.90\s+10\s+1\s+retired/);

    await run('restore vip-7');
    expect(await onPage()).toEqual(['vip-30', 'vip-90', 'vip-7']);
  });

  it('warns when nothing is for sale', async () => {
    for (const id of ['vip-7', 'vip-30']) await run(`remove ${id}`);
    expect(await run('remove vip-90')).toContain('nothing is for sale');
    expect(await onPage()).toEqual([]);
  });
});

describe.each(storeKinds)('a mistake in npm run plans on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server?.close());
  const run = (line: string) => runOn(server, line);

  it.each([
    ['sell', 'Unknown command "sell"'],
    ['list now', 'Unexpected argument "now"'],
    ['list --days 3', '--days is not allowed here'],
    ['add --days 3', 'needs --days, --price and --corrections'],
    ['add --days 3 --price 1,50 --corrections 1', '--price must be in US dollars'],
    ['add --days 3 --price 0.10 --corrections 1', 'A price is 0.50'],
    ['add --days 0 --price 5 --corrections 1', 'A plan lasts 1 to 3650'],
    ['add --days many --price 5 --corrections 1', '--days must be a whole number, not "many"'],
    ['add --days 7 --price 5 --corrections 1', 'There is already a plan "vip-7"'],
    ['add --days 8 --price 5 --corrections 1 --id VIP!', 'An id consists of lower-case letters'],
    ['add --days 8 --price 5 --corrections 1 --position 0', 'A position is a whole number from 1'],
    ['change', 'Specify the id of the plan'],
    ['change vip-7', 'Specify what to change'],
    ['change vip-1 --price 5', 'There is no plan "vip-1"'],
    ['change vip-7 --colour red', "Unknown option '--colour'"],
    ['remove vip-1', 'There is no plan "vip-1"'],
    ['restore vip-7', 'is not retired'],
  ])('rejects "%s" and changes nothing', async (line, message) => {
    const before = await run('list');
    await expect(run(line)).rejects.toMatchObject({ name: 'PlanError', message: expect.stringContaining(message) });
    expect(await run('list')).toBe(before);
  });
});

it.each(['--help', '-h', 'help', 'add --help'])('npm run plans prints its help for %s', (line) => {
  expect(wantsHelp(line.split(' '))).toBe(true);
});
