import { createApiClient } from '@rehearse/api-client';
import { fakeRecording } from '@rehearse/practice-machines/testing';
import { expect, it } from 'vitest';
import { createExtras } from '../host/extras.ts';
import { type HostReply, startHost } from '../testing/host.ts';
import { transcriptsAt } from './transcripts.ts';

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
const ears = {
  kind: 'transcription',
  name: 'Ears',
  host: 'ears.example',
  model: 'm',
  keptDays: 7,
  isDemonstration: false,
};
const offerOf = (services: object[], given: boolean): HostReply => ({
  data: {
    ...{ services, submoduleIds: [], consent: { given, changedAt: null } },
    ...{ planLeft: 0, freeLeft: 3, freePerMonth: 3, waiting: 0 },
  },
});

async function start(offer: HostReply, transcript: HostReply = { data: { text: 'I sleep.' } }) {
  const host = await startHost(({ path }) => (path.includes('/offer') ? offer : transcript));
  const transcripts = transcriptsAt({ api: createApiClient({ baseUrl: host.url, session }), extras: createExtras() });
  const sent = () => host.calls.filter(({ path }) => path === '/api/transcripts').length;
  const write = () => transcripts.transcribe(fakeRecording('take'), new AbortController().signal);
  return { transcripts, sent, write };
}

it('says who gets the answers, and gets what was said', async () => {
  const { transcripts, write } = await start(offerOf([ears], true));
  expect(await transcripts.listener()).toEqual({ name: 'Ears', host: 'ears.example', keptDays: 7 });
  expect(await write()).toBe('I sleep.');
});

it.each([
  ['without consent', offerOf([ears], false)],
  ['without a transcription service', offerOf([{ ...ears, kind: 'correction' }], true)],
  ['without the calls', { status: 404 }],
])('sends nothing %s', async (_what, offer) => {
  const { transcripts, sent, write } = await start(offer);
  expect(await transcripts.listener()).toBeNull();
  expect(await write()).toBeNull();
  expect(sent()).toBe(0);
});

it('sends nothing before it was asked who would get it', async () => {
  const { sent, write } = await start(offerOf([ears], true));
  expect(await write()).toBeNull();
  expect(sent()).toBe(0);
});

it('does not ask a host again that can’t do it', async () => {
  const { transcripts, sent, write } = await start(offerOf([ears], true), { status: 404 });
  await transcripts.listener();
  await expect(write()).rejects.toThrow();
  await expect(write()).rejects.toThrow();
  expect(sent()).toBe(1);
  expect(await transcripts.listener()).toBeNull();
});
