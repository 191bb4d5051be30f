import { createApiClient } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import { createExtras } from '../host/extras.ts';
import { createBus } from '../lib/bus.ts';
import { type HostReply, startHost } from '../testing/host.ts';
import { createMe } from './me.ts';

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };

async function meAt(reply: HostReply) {
  const { url } = await startHost(() => reply);
  return createMe(createApiClient({ baseUrl: url, session }), { bus: createBus(), extras: createExtras() });
}

const data = (account: string, school: string | null) => ({ data: { account, school } });
const ofSchool = '0b6f0c0e-6f2d-4f0e-9d0b-0a3c4f5e6d7c@school.invalid';

it('calls an account by its address, and one of a school by the school', async () => {
  expect(await (await meAt(data('lin@example.org', null))).title()).toBe('lin@example.org');
  expect(await (await meAt(data(ofSchool, 'City College'))).title()).toBe('City College');
});

it('shows the address that this device knows while the host is away, but not that of a school’s account', async () => {
  const away = { status: 503 };
  await (await meAt(data('lin@example.org', null))).load();
  expect(await (await meAt(away)).title()).toBe('lin@example.org');
  await (await meAt(data(ofSchool, 'City College'))).load();
  expect(await (await meAt(away)).title()).toBeNull();
});
