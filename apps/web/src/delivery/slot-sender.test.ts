// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import { createExtras } from '../host/extras.ts';
import { type HeardCall, type HostReply, startHost } from '../testing/host.ts';
import { answerSender } from './answer-sender.ts';
import type { AnsweredSlot, Submission } from './submission.ts';

const question = { questionId: 7, submoduleId: 1 };
const sittingId = '00000000-0000-4000-8000-000000000003';
const slot: AnsweredSlot = { sittingId, slot: 2, isSealed: true, usedSeconds: 3.5 };
const route = `/api/sittings/${sittingId}/slots/2/answer`;
const choice: Submission = { kind: 'choice', answer: 'yes', score: 1 };

async function deliver(given: Submission, place: AnsweredSlot, answer: (call: HeardCall) => HostReply = () => ({})) {
  const { url, calls } = await startHost((call) =>
    call.path === '/api/recordings' ? { data: { url: '/media/recordings/9.wav' } } : { data: {}, ...answer(call) },
  );
  const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
  const send = answerSender({ api: createApiClient({ baseUrl: url, session }), extras: createExtras() });
  const payload = { ...question, given, slot: place };
  const result = await send(
    { idempotencyKey: 'some-key', kind: given.kind, payload, createdAt: 0 },
    new AbortController().signal,
  );
  return { result, calls, paths: calls.map(({ path }) => path) };
}
const lastBody = (calls: HeardCall[]): unknown => JSON.parse(calls.at(-1)?.body ?? 'null');

it('an answer under exam rules goes to its slot only', async () => {
  const { result, calls, paths } = await deliver({ kind: 'text', answer: 'Two boats.' }, slot);
  expect(result).toEqual({ outcome: 'saved' });
  expect(paths).toEqual([route]);
  expect(lastBody(calls)).toEqual({ questionId: 7, usedSeconds: 3.5, answer: 'Two boats.' });
});

it('a recording under exam rules is uploaded first', async () => {
  const file = new Blob(['RIFF'], { type: 'audio/wav' });
  const { calls, paths } = await deliver({ kind: 'recording', file, recordingId: 'sound' }, slot);
  expect(paths).toEqual(['/api/recordings', route]);
  expect(lastBody(calls)).toEqual({ questionId: 7, usedSeconds: 3.5, recordingUrl: '/media/recordings/9.wav' });
});

it('sends that there is no answer as well', async () => {
  const { calls, paths } = await deliver({ kind: 'none' }, slot);
  expect(paths).toEqual([route]);
  expect(lastBody(calls)).toEqual({ questionId: 7, usedSeconds: 3.5 });
});

it('an answer of a drill is saved and marked as usual, and then its slot', async () => {
  const { result, paths } = await deliver(choice, { ...slot, isSealed: false });
  expect(result).toEqual({ outcome: 'saved' });
  expect(paths).toEqual(['/questions/answer', '/practice', route]);
});

it('a drill that is over takes no mark, and the answer is saved all the same', async () => {
  const over = ({ path }: HeardCall): HostReply => (path === route ? { status: 409, message: 'Over.' } : {});
  expect((await deliver(choice, { ...slot, isSealed: false }, over)).result).toEqual({ outcome: 'saved' });
});

it.each([
  [503, 'later'],
  [409, 'refused'],
])('a %i for an answer under exam rules means %s', async (status, outcome) => {
  expect((await deliver(choice, slot, () => ({ status, message: 'No.' }))).result).toMatchObject({ outcome });
});
