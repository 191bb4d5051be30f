import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, createApiClient, getMe, getNextQuestion, getSiteStats, unwrap, unwrapIfAny } from './index.ts';

/** The reply of a host, or of something else in its place; null for a lost connection. */
type Answer = { status: number; type?: string; body: string } | null;

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const page = (status: number): Answer => ({ status, type: 'text/html', body: '<!doctype html><h1>Wi-Fi</h1>' });
const no = { success: false, message: 'No.', data: null };

let server: Server;
let baseUrl: string;
let answers: Record<string, Answer> = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? null;
    if (!answer) return void request.socket.destroy();
    response.writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {}).end(answer.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  answers = {};
});

function signedIn() {
  const onEnded = vi.fn();
  const session = { getToken: () => 'old', onRefreshed: () => {}, onEnded };
  return { client: createApiClient({ baseUrl, session }), onEnded };
}

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}.`);
  return error;
};

describe('a refresh without a reply from the host', () => {
  it.each<[string, Answer]>([
    ['a broken connection', null],
    ['a host in trouble', json(503, no)],
    ['a gateway without its host', page(502)],
    ['a host that is busy', json(429, no)],
    ['the page of a Wi-Fi login', page(200)],
    ['a page that forbids', page(403)],
    ['a page that is not there', page(404)],
    ['another service', json(200, { status: 'up' })],
  ])('keeps the session after %s, and fails the call as unreachable', async (_, answer) => {
    answers = { '/api/me': json(401, no), '/api/public/updateNewToken': answer };
    const { client, onEnded } = signedIn();
    expect(await failureOf(unwrap(getMe({ client })))).toMatchObject({ status: null });
    expect(onEnded).not.toHaveBeenCalled();
  });
});

describe('a refresh that the host refuses', () => {
  it.each<[string, Answer]>([
    ['success false', json(200, no)],
    ['success without a token', json(200, { success: true, message: '', data: null })],
    ['401', json(401, no)],
    ['403', json(403, no)],
    ['401 without a body', { status: 401, body: '' }],
  ])('ends the session: %s', async (_, answer) => {
    answers = { '/api/me': json(401, no), '/api/public/updateNewToken': answer };
    const { client, onEnded } = signedIn();
    expect(await failureOf(unwrap(getMe({ client })))).toMatchObject({ status: 401 });
    expect(onEnded.mock.calls).toEqual([['refreshFailed']]);
  });
});

it('does not end the session for a page with status 403', async () => {
  answers = { '/api/me': page(403) };
  const { client, onEnded } = signedIn();
  expect(await failureOf(unwrap(getMe({ client })))).toMatchObject({ status: 403, isForeign: true });
  expect(onEnded).not.toHaveBeenCalled();
});

describe('a reply that is not from a host of the contract', () => {
  const replies: [string, Answer][] = [
    ['a page in place of data', page(200)],
    ['a page for an unknown path', page(404)],
    ['a text', { status: 200, type: 'text/plain', body: 'ok' }],
    ['nothing', { status: 200, body: '' }],
    ['nothing, called JSON', { status: 200, type: 'application/json', body: '' }],
    ['broken JSON', { status: 200, type: 'application/json', body: '{"succ' }],
    ['null', json(200, null)],
    ['a list', json(200, [])],
    ['another shape', json(404, { timestamp: 1, error: 'Not Found' })],
  ];

  it.each(replies)('fails the call with a sentence: %s', async (_, answer) => {
    answers = { '/api/me': answer };
    const failure = await failureOf(unwrap(getMe({ client: signedIn().client })));
    expect(failure).toMatchObject({ status: answer?.status, isForeign: true });
    expect(failure.message).toMatch(/^An .*(error|fetching the data)/);
  });

  it.each(replies)('fails a public read with a sentence: %s', async (_, answer) => {
    answers = { '/api/public/stats': answer };
    const failure = await failureOf(unwrap(getSiteStats({ client: signedIn().client })));
    expect(failure).toMatchObject({ status: answer?.status, isForeign: true });
    expect(failure.message).toMatch(/^An .*(error|fetching the data)/);
  });
});

it('counts a reply that breaks off as none, since nobody knows what became of the call', async () => {
  const breaking = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"success":true,', () => response.destroy());
  });
  await new Promise<void>((listening) => breaking.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void breaking.close());
  const baseUrl = `http://127.0.0.1:${(breaking.address() as AddressInfo).port}`;
  const client = createApiClient({
    baseUrl,
    session: { getToken: () => null, onRefreshed: () => {}, onEnded: () => {} },
  });
  expect(await failureOf(unwrap(getMe({ client })))).toMatchObject({ status: null, code: 'network' });
});

describe('missing data', () => {
  it.each([
    ['null', { success: true, message: 'Nobody.', data: null }, 'Nobody.'],
    ['absent', { success: true, message: '' }, 'An error occurred while fetching the data'],
  ])('fails a call that requires data (%s), with the host’s message', async (_, body, message) => {
    answers = { '/api/me': json(200, body) };
    expect(await failureOf(unwrap(getMe({ client: signedIn().client })))).toMatchObject({ status: 200, message });
  });

  it.each([{ success: true, message: '', data: null }, { success: true }])(
    'is null where there may be none',
    async (body) => {
      answers = { '/questions/next': json(200, body) };
      const call = getNextQuestion({ client: signedIn().client, body: { questionId: 1, submoduleId: 1 } });
      expect(await unwrapIfAny(call)).toBeNull();
    },
  );
});
