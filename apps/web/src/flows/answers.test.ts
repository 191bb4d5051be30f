// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import { describe, expect, it } from 'vitest';
import { type HeardCall, type HostReply, startHost } from '../testing/host.ts';
import { answerSender, type GivenAnswer } from './answers.ts';

const question = { questionId: 7, submoduleId: 1 };
const choice: GivenAnswer = { kind: 'choice', answer: 'yes', score: 1 };
const recording = (): GivenAnswer => ({ kind: 'recording', file: new Blob(['RIFF'], { type: 'audio/wav' }) });

async function start(answer: (call: HeardCall) => HostReply = () => ({})) {
  const host = await startHost(answer);
  const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
  const send = answerSender(createApiClient({ baseUrl: host.url, session }));
  const give = (given: GivenAnswer) =>
    send(
      { idempotencyKey: 'key', kind: given.kind, payload: { ...question, given }, createdAt: 0 },
      new AbortController().signal,
    );
  return { host, give };
}

const bodyOf = (call: HeardCall | undefined): unknown => JSON.parse(call?.body ?? 'null');

describe('an answer on its way', () => {
  it('is saved, and then the question is marked practised', async () => {
    const { host, give } = await start();
    expect(await give(choice)).toEqual({ outcome: 'saved' });
    expect(host.pathsCalled()).toEqual(['/questions/answer', '/practice']);
    expect(bodyOf(host.calls[0])).toEqual({ ...question, answer: 'yes', score: 1 });
    expect(bodyOf(host.calls[1])).toEqual({ questionId: 7, isPracticed: true });
  });

  it('goes under the same keys each time it is sent, one for each call', async () => {
    const { host, give } = await start();
    await give(choice);
    await give(choice);
    const keys = host.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => key?.startsWith('key'))).toBe(true);
  });

  it.each([
    [500, { outcome: 'later' }],
    [503, { outcome: 'later' }],
    [429, { outcome: 'later' }],
    [401, { outcome: 'signedOut' }],
    [403, { outcome: 'signedOut' }],
    [400, { outcome: 'refused', status: 400, message: 'No.' }],
    [404, { outcome: 'refused', status: 404, message: 'No.' }],
  ])('a %i means %o, and the question is not marked', async (status, result) => {
    const { host, give } = await start(() => ({ status, message: 'No.' }));
    expect(await give(choice)).toEqual(result);
    expect(host.pathsCalled()).not.toContain('/practice');
  });

  it('waits while there is no host', async () => {
    const session = { getToken: () => null, onRefreshed: () => {}, onEnded: () => {} };
    const send = answerSender(createApiClient({ baseUrl: 'http://127.0.0.1:1', session }));
    const entry = { idempotencyKey: 'key', kind: 'choice', payload: { ...question, given: choice }, createdAt: 0 };
    expect(await send(entry, new AbortController().signal)).toEqual({ outcome: 'later' });
  });
});

describe('a recording on its way', () => {
  const uploaded = (call: HeardCall): HostReply =>
    call.contentType.startsWith('multipart/form-data') ? { data: { url: '/media/recordings/9.wav' } } : {};

  it('is uploaded as a file, saved against the question by its address, and marked practised', async () => {
    const { host, give } = await start(uploaded);
    expect(await give(recording())).toEqual({ outcome: 'saved' });
    const [upload, save, practice] = host.calls;
    expect(host.calls).toHaveLength(3);
    expect(upload?.body).toContain('RIFF');
    expect(upload?.body).toContain('audio/wav');
    expect(bodyOf(save)).toEqual({ ...question, recordingUrl: '/media/recordings/9.wav' });
    expect(practice?.path).toBe('/practice');
  });

  it('that could not be uploaded is not saved against the question', async () => {
    const { host, give } = await start(() => ({ status: 500 }));
    expect(await give(recording())).toEqual({ outcome: 'later' });
    expect(host.calls).toHaveLength(1);
  });
});
