import { createApiClient } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import { createExtras } from '../../host/extras.ts';
import { type HeardCall, type HostReply, startHost } from '../../testing/host.ts';
import { classCalls, loadClass, loadInvitation, loadResults } from './classes.ts';
import { outcomeOf } from './outcome-of.ts';

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };

async function hostThat(answer: (call: HeardCall) => HostReply) {
  const { url, calls, pathsCalled } = await startHost(answer);
  return { host: { api: createApiClient({ baseUrl: url, session }), extras: createExtras() }, calls, pathsCalled };
}

const classId = '00000000-0000-4000-8000-00000000c1a5';
const token = 'Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E';
const invitation = { classId, className: 'B1', teacherName: 'Ada', isOpen: true, isFull: false };

/** A host with an invitation, and what it says about the class of it. */
const withInvitation = (ofClass: HostReply) =>
  hostThat(({ path }) => (path.includes('invitations') ? { data: invitation } : ofClass));

it('a visitor’s invitation asks for nothing that needs an account', async () => {
  const { host, pathsCalled } = await withInvitation({ status: 403 });
  expect(await loadInvitation(host, token, true)).toEqual({ invitation, reader: 'visitor' });
  expect(pathsCalled()).toEqual([`/api/public/invitations/${token}`]);
});

it.each([
  ['learner', { status: 404 }],
  ['member', { data: { role: 'member' } }],
  ['teacher', { data: { role: 'teacher' } }],
])('an invitation knows that its reader is a %s', async (reader, ofClass) => {
  const { host } = await withInvitation(ofClass);
  expect(await loadInvitation(host, token, false)).toEqual({ invitation, reader });
});

it('a link that was replaced is none, and a mangled one is not even asked for', async () => {
  const { host, calls } = await hostThat(() => ({ status: 404 }));
  expect(await loadInvitation(host, token, false)).toBeNull();
  expect(await loadInvitation(host, 'not-a-token', false)).toBeNull();
  expect(calls).toHaveLength(1);
});

it('somebody else’s class and its assignments are none; other failures are failures', async () => {
  const gone = await hostThat(() => ({ status: 404 }));
  expect(await loadClass(gone.host, classId)).toBeNull();
  expect(await loadResults(gone.host, classId, classId)).toBeNull();
  expect(await loadResults(gone.host, classId, 'new')).toBeNull();
  const broken = await hostThat(() => ({ status: 500 }));
  await expect(loadClass(broken.host, classId)).rejects.toMatchObject({ status: 500 });
});

it('an assignment that is given twice by mistake is two; one that is sent again by the network is one', async () => {
  const { host, calls } = await hostThat(() => ({ data: {} }));
  const { give } = classCalls(host, classId);
  const body = {
    ...{ title: 'Gaps', instructions: null, dueAt: null },
    task: { kind: 'drill' as const, questionIds: [1], mode: 'timed' as const, review: 'each' as const },
  };
  await give(body);
  await give(body);
  const [first, second] = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
});

it('an action that fails says why', async () => {
  const { host } = await hostThat(() => ({ status: 400, message: 'No such question.' }));
  const { leave } = classCalls(host, classId);
  expect(await outcomeOf(leave)).toMatchObject({ message: 'No such question.' });
  expect(await outcomeOf(async () => 'done')).toBeNull();
});
