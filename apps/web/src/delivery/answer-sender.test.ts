// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import { notOfferedStatus } from '@rehearse/practice-machines/protocol';
import { describe, expect, it } from 'vitest';
import { createExtras } from '../host/extras.ts';
import { type HeardCall, type HostReply, startHost } from '../testing/host.ts';
import { answerSender } from './answer-sender.ts';
import type { Submission } from './submission.ts';

const question = { questionId: 7, submoduleId: 1 };
const choice: Submission = { kind: 'choice', answer: 'yes', score: 1 };
const recording = (): Submission => ({
  kind: 'recording',
  file: new Blob(['RIFF'], { type: 'audio/wav' }),
  recordingId: 'sound',
});

async function start(answer: (call: HeardCall) => HostReply = () => ({})) {
  const host = await startHost(answer);
  const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
  const send = answerSender({ api: createApiClient({ baseUrl: host.url, session }), extras: createExtras() });
  const deliver = (given: Submission) =>
    send(
      { idempotencyKey: 'key', kind: given.kind, payload: { ...question, given }, createdAt: 0 },
      new AbortController().signal,
    );
  return { host, deliver };
}

const bodyOf = (call: HeardCall | undefined): unknown => JSON.parse(call?.body ?? 'null');

describe('an answer on its way', () => {
  it('is saved, and then the question is marked practised', async () => {
    const { host, deliver } = await start();
    expect(await deliver(choice)).toEqual({ outcome: 'saved' });
    expect(host.pathsCalled()).toEqual(['/questions/answer', '/practice']);
    expect(bodyOf(host.calls[0])).toEqual({ ...question, answer: 'yes', score: 1 });
    expect(bodyOf(host.calls[1])).toEqual({ questionId: 7, isPracticed: true });
  });

  it('has the same keys each time it is sent, one for each call', async () => {
    const { host, deliver } = await start();
    await deliver(choice);
    await deliver(choice);
    const keys = host.calls.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
    expect(new Set(keys).size).toBe(2);
    expect(keys.every((key) => key?.startsWith('key'))).toBe(true);
  });

  it.each([
    [500, { outcome: 'later' }],
    [503, { outcome: 'later' }],
    [429, { outcome: 'later' }],
    [408, { outcome: 'later' }],
    [425, { outcome: 'later' }],
    [401, { outcome: 'signedOut' }],
    [403, { outcome: 'signedOut' }],
    [400, { outcome: 'refused', status: 400, message: 'No.', code: 'server' }],
    [404, { outcome: 'refused', status: 404, message: 'No.', code: 'server' }],
  ])('a %i means %o, and the question is not marked', async (status, result) => {
    const { host, deliver } = await start(() => ({ status, message: 'No.' }));
    expect(await deliver(choice)).toEqual(result);
    expect(host.pathsCalled()).not.toContain('/practice');
  });

  it('waits while there is no host', async () => {
    const session = { getToken: () => null, onRefreshed: () => {}, onEnded: () => {} };
    const api = createApiClient({ baseUrl: 'http://127.0.0.1:1', session });
    const send = answerSender({ api, extras: createExtras() });
    const entry = { idempotencyKey: 'key', kind: 'choice', payload: { ...question, given: choice }, createdAt: 0 };
    expect(await send(entry, new AbortController().signal)).toEqual({ outcome: 'later' });
  });
});

describe('an answer for which the host has no call', () => {
  const notOffered = { outcome: 'refused', status: notOfferedStatus, message: '' };
  const text: Submission = { kind: 'text', answer: 'Two boats.' };
  const lacking = ({ path }: HeardCall): HostReply => ({ status: path === '/practice' ? 200 : 404 });

  it.each<[string, Submission, string]>([
    ['a text', text, '/questions/text'],
    ['a description', { kind: 'imageWriting', id: 7, answer: 'Two boats.' }, '/questions/image-writing'],
    ['a recording', recording(), '/api/recordings'],
  ])('stays here, marked as practised, and the next one is not sent: %s', async (_, given, path) => {
    const { host, deliver } = await start(lacking);
    expect(await deliver(given)).toEqual(notOffered);
    expect(await deliver(given)).toEqual(notOffered);
    expect(host.pathsCalled()).toEqual([path, '/practice', '/practice']);
  });

  it('is refused as before where the question itself is gone', async () => {
    const { deliver } = await start(() => ({ status: 404, message: 'There is no such question.' }));
    expect(await deliver(text)).toMatchObject({
      outcome: 'refused',
      status: 404,
      message: 'There is no such question.',
    });
  });

  it('takes the mark’s 200 for success, whatever is in it', async () => {
    const { deliver } = await start(({ path }) => (path === '/practice' ? { data: undefined, message: 'ok' } : {}));
    expect(await deliver(choice)).toEqual({ outcome: 'saved' });
  });
});

describe('a description of a picture on its way', () => {
  const description: Submission = { kind: 'imageWriting', id: 9, answer: 'A red boat.' };
  const withFeedback = ({ path }: HeardCall): HostReply =>
    path === '/questions/image-writing' ? { data: 'You wrote 3 words.' } : {};

  it('goes with the question ids and the fixed number, is marked practised, and brings feedback', async () => {
    const { host, deliver } = await start(withFeedback);
    expect(await deliver(description)).toEqual({ outcome: 'saved', reply: 'You wrote 3 words.' });
    expect(host.pathsCalled()).toEqual(['/questions/image-writing', '/practice']);
    expect(bodyOf(host.calls[0])).toEqual({ id: 9, questionId: 7, submoduleId: 11, answer: 'A red boat.' });
    expect(new Set(host.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('that the host could not take waits', async () => {
    const { deliver } = await start(() => ({ status: 500 }));
    expect(await deliver(description)).toEqual({ outcome: 'later' });
  });
});

describe('a recording on its way', () => {
  const uploaded = (call: HeardCall): HostReply =>
    call.contentType.startsWith('multipart/form-data') ? { data: { url: '/media/recordings/9.wav' } } : {};

  it('is uploaded as a file, saved against the question by its address, and marked practised', async () => {
    const { host, deliver } = await start(uploaded);
    expect(await deliver(recording())).toEqual({ outcome: 'saved' });
    const [upload, save, practice] = host.calls;
    expect(host.calls).toHaveLength(3);
    expect(upload?.body).toContain('RIFF');
    expect(upload?.body).toContain('audio/wav');
    expect(bodyOf(save)).toEqual({ ...question, recordingUrl: '/media/recordings/9.wav' });
    expect(practice?.path).toBe('/practice');
  });

  it('that could not be uploaded is not saved against the question', async () => {
    const { host, deliver } = await start(() => ({ status: 500 }));
    expect(await deliver(recording())).toEqual({ outcome: 'later' });
    expect(host.calls).toHaveLength(1);
  });
});
