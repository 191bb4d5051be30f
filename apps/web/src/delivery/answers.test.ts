// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import { createOutbox, type OutboxChange, type OutboxEntry, type SendResult } from '@rehearse/device/outbox';
import { createFakeClock } from '@rehearse/practice-machines/testing';
import { describe, expect, it } from 'vitest';
import { createExtras } from '../host/extras.ts';
import { type HeardCall, type HostReply, startHost } from '../testing/host.ts';

import { answerSender, createAnswers, type GivenAnswer, notOfferedStatus } from './answers.ts';

const question = { questionId: 7, submoduleId: 1 };
const choice: GivenAnswer = { kind: 'choice', answer: 'yes', score: 1 };
const recording = (): GivenAnswer => ({
  kind: 'recording',
  file: new Blob(['RIFF'], { type: 'audio/wav' }),
  recordingId: 'sound',
});

async function start(answer: (call: HeardCall) => HostReply = () => ({})) {
  const host = await startHost(answer);
  const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
  const send = answerSender({ api: createApiClient({ baseUrl: host.url, session }), extras: createExtras() });
  const give = (given: GivenAnswer) =>
    send(
      { idempotencyKey: 'key', kind: given.kind, payload: { ...question, given }, createdAt: 0 },
      new AbortController().signal,
    );
  return { host, give };
}

/** Answers in an outbox that keeps its entries in memory. */
function startAnswers(send: () => SendResult, entries: OutboxEntry[] = []) {
  let rows: (OutboxEntry & { refusal?: { status: number; message: string } })[] = entries;
  const outbox = createOutbox({
    queue: {
      add: async (entry) => {
        rows.push(entry);
        return 'onDevice';
      },
      head: async () => rows.find(({ refusal }) => !refusal) ?? null,
      remove: async (key) => {
        rows = rows.filter(({ idempotencyKey }) => idempotencyKey !== key);
      },
      refuse: async (key, refusal) => {
        rows = rows.map((row) => (row.idempotencyKey === key ? { ...row, refusal } : row));
      },
      pending: async () => rows.filter(({ refusal }) => !refusal),
      refused: async () => rows.flatMap((row) => (row.refusal ? [{ ...row, ...row.refusal }] : [])),
    },
    send: async () => send(),
    lock: (work) => work(),
    clock: createFakeClock(),
  });
  const heard: OutboxChange[] = [];
  outbox.subscribe((change) => heard.push(change));
  return { answers: createAnswers(outbox), heard };
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
    [408, { outcome: 'later' }],
    [425, { outcome: 'later' }],
    [401, { outcome: 'signedOut' }],
    [403, { outcome: 'signedOut' }],
    [400, { outcome: 'refused', status: 400, message: 'No.', code: 'server' }],
    [404, { outcome: 'refused', status: 404, message: 'No.', code: 'server' }],
  ])('a %i means %o, and the question is not marked', async (status, result) => {
    const { host, give } = await start(() => ({ status, message: 'No.' }));
    expect(await give(choice)).toEqual(result);
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
  const text: GivenAnswer = { kind: 'text', answer: 'Two boats.' };
  const lacking = ({ path }: HeardCall): HostReply => ({ status: path === '/practice' ? 200 : 404 });

  it.each<[string, GivenAnswer, string]>([
    ['a text', text, '/questions/text'],
    ['a description', { kind: 'imageWriting', id: 7, answer: 'Two boats.' }, '/questions/image-writing'],
    ['a recording', recording(), '/api/recordings'],
  ])('stays here, marked as practised, and the next one is not sent: %s', async (_, given, path) => {
    const { host, give } = await start(lacking);
    expect(await give(given)).toEqual(notOffered);
    expect(await give(given)).toEqual(notOffered);
    expect(host.pathsCalled()).toEqual([path, '/practice', '/practice']);
  });

  it('is refused as before where the question itself is gone', async () => {
    const { give } = await start(() => ({ status: 404, message: 'There is no such question.' }));
    expect(await give(text)).toMatchObject({ outcome: 'refused', status: 404, message: 'There is no such question.' });
  });

  it('takes the mark’s 200 for success, whatever is in it', async () => {
    const { give } = await start(({ path }) => (path === '/practice' ? { data: undefined, message: 'ok' } : {}));
    expect(await give(choice)).toEqual({ outcome: 'saved' });
  });

  it('is kept for the question, the latest first', async () => {
    const given = [text, { ...text, answer: 'Three boats.' }];
    const { answers } = startAnswers(() => notOffered as SendResult);
    for (const [index, each] of given.entries()) await answers.give(question, each, { key: `key-${index}` });
    await answers.outbox.drain();
    expect((await answers.keptHere(question.questionId)).map(({ given: kept }) => kept)).toEqual(given.toReversed());
    expect(await answers.keptHere(question.questionId + 1)).toEqual([]);
  });
});

describe('a description of a picture on its way', () => {
  const description: GivenAnswer = { kind: 'imageWriting', id: 9, answer: 'A red boat.' };
  const withFeedback = ({ path }: HeardCall): HostReply =>
    path === '/questions/image-writing' ? { data: 'You wrote 3 words.' } : {};

  it('goes with the question ids and the fixed number, is marked practised, and brings feedback', async () => {
    const { host, give } = await start(withFeedback);
    expect(await give(description)).toEqual({ outcome: 'saved', reply: 'You wrote 3 words.' });
    expect(host.pathsCalled()).toEqual(['/questions/image-writing', '/practice']);
    expect(bodyOf(host.calls[0])).toEqual({ id: 9, questionId: 7, submoduleId: 11, answer: 'A red boat.' });
    expect(new Set(host.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('that the host could not take waits', async () => {
    const { give } = await start(() => ({ status: 500 }));
    expect(await give(description)).toEqual({ outcome: 'later' });
  });
});

describe('news of an answer', () => {
  it('is there after a failure, a second try and a reply', async () => {
    const results: SendResult[] = [{ outcome: 'later' }, { outcome: 'saved', reply: 'Well done.' }];
    const { answers, heard } = startAnswers(() => results.shift() ?? { outcome: 'later' });
    const key = 'way-1';
    await answers.give(question, choice, { key });
    await expect.poll(() => heard.at(-1)).toMatchObject({ state: 'onDevice', failures: 1 });
    expect(await answers.newsOf(7)).toMatchObject({ idempotencyKey: key, state: 'onDevice' });
    expect(await answers.sendAgain(key)).toBe(key);
    await expect.poll(() => answers.newsOf(7)).toMatchObject({ state: 'saved', reply: 'Well done.' });
    expect(await answers.newsOf(8)).toBeNull();
  });

  it('that was refused goes again on a new way', async () => {
    const results: SendResult[] = [
      { outcome: 'refused', status: 400, message: 'No.' },
      { outcome: 'saved', reply: 'Well done.' },
    ];
    const { answers } = startAnswers(() => results.shift() ?? { outcome: 'later' });
    const key = 'way-1';
    await answers.give(question, choice, { key });
    await expect.poll(() => answers.newsOf(7)).toMatchObject({ state: 'refused', message: 'No.' });
    expect(await answers.sendAgain(key)).not.toBe(key);
    await expect.poll(() => answers.newsOf(7)).toMatchObject({ state: 'saved', reply: 'Well done.' });
    expect(await answers.outbox.refused()).toEqual([]);
  });

  it('of an answer that an earlier page left is known when it is sent now', async () => {
    const entries = [
      { idempotencyKey: 'left', kind: 'imageWriting', payload: { ...question, given: choice }, createdAt: 0 },
    ];
    const { answers } = startAnswers(() => ({ outcome: 'saved', reply: 'Well done.' }), entries);
    expect(await answers.newsOf(7)).toMatchObject({ idempotencyKey: 'left', state: 'onDevice' });
    await answers.outbox.drain();
    expect(await answers.newsOf(7)).toMatchObject({ idempotencyKey: 'left', state: 'saved', reply: 'Well done.' });
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
