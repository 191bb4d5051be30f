import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  ApiError,
  createApiClient,
  getMe,
  getSharedReport,
  getSiteStats,
  listQuestions,
  login,
  markPracticed,
  unwrap,
  uploadRecording,
} from './index.ts';

interface Seen {
  call: string;
  authorization: string | undefined;
  body: string;
}

/** A host whose answers a test sets: a real server, so that real requests are seen. */
let server: Server;
let baseUrl: string;
let seen: Seen[] = [];
let validToken = 'new';
let refreshReply: unknown;
let statsReply: [number, unknown];

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('latin1');
};

const reply = (url: string, authorization: string | undefined): [number, unknown] => {
  if (url === '/api/public/updateNewToken') return [200, refreshReply];
  if (url === '/api/public/stats') return statsReply;
  if (url === '/api/public/login') return [401, { success: false, message: 'Wrong e-mail or password.', data: null }];
  if (url === '/questions/list')
    return [200, { success: true, message: '', data: { content: [], totalPages: 0, totalElements: 0 } }];
  if (url === '/practice' && authorization === 'Bearer banned')
    return [403, { success: false, message: 'No', data: null }];
  if (authorization !== `Bearer ${validToken}`) return [401, { success: false, message: 'Expired', data: null }];
  return [200, { success: true, message: '', data: {} }];
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { authorization } = request.headers;
    seen.push({ call: `${request.method} ${request.url}`, authorization, body: await bodyOf(request) });
    const [status, body] = reply(request.url ?? '', authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  seen = [];
  validToken = 'new';
  statsReply = [200, { success: true, message: '', data: { questions: 14, words: 0, submodules: [] } }];
  refreshReply = { success: true, message: '', data: { accessToken: 'new', expiresAt: 1 } };
});

function signedIn(token: string | null = 'old') {
  let current = token;
  const onEnded = vi.fn();
  const client = createApiClient({
    baseUrl,
    session: {
      getToken: () => current,
      onRefreshed: ({ accessToken }) => {
        current = accessToken;
      },
      onEnded,
    },
  });
  return { client, onEnded };
}

const calls = (call: string) => seen.filter((entry) => entry.call === call);

describe('a call with an expired token', () => {
  it('is repeated once with the new token, after one refresh for all pending calls', async () => {
    const { client, onEnded } = signedIn();
    await Promise.all([
      unwrap(getMe({ client })),
      unwrap(getMe({ client })),
      unwrap(markPracticed({ client, body: { questionId: 1, isPracticed: true } })),
    ]);
    expect(calls('POST /api/public/updateNewToken')).toHaveLength(1);
    expect(calls('POST /practice').map(({ authorization, body }) => [authorization, body])).toEqual([
      ['Bearer old', '{"questionId":1,"isPracticed":true}'],
      ['Bearer new', '{"questionId":1,"isPracticed":true}'],
    ]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('repeats an upload completely', async () => {
    const { client } = signedIn();
    const file = new File(['RIFF-sound'], 'take.wav', { type: 'audio/wav' });
    await uploadRecording({ client, body: { file } });
    expect(calls('POST /api/recordings').map(({ body }) => body.includes('RIFF-sound'))).toEqual([true, true]);
  });

  it('is not repeated forever when the new token is refused too', async () => {
    validToken = 'none';
    const { client } = signedIn();
    await expect(unwrap(getMe({ client }))).rejects.toMatchObject({ status: 401, message: 'Expired' });
    expect(calls('GET /api/me')).toHaveLength(2);
  });

  it('ends the session when the refresh returns no token', async () => {
    refreshReply = { success: false, message: 'Unable to refresh token', data: null };
    const { client, onEnded } = signedIn();
    await expect(unwrap(getMe({ client }))).rejects.toBeInstanceOf(ApiError);
    expect(onEnded.mock.calls).toEqual([['refreshFailed']]);
    expect(calls('GET /api/me')).toHaveLength(1);
  });
});

describe('the bearer header', () => {
  it('is not sent to public paths and the question list', async () => {
    const { client } = signedIn();
    await listQuestions({ client, body: { submoduleId: 1, page: 1, size: 10 } });
    await login({ client, body: { account: 'a@example.org', password: 'x' } });
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });
});

describe('a failed call', () => {
  it('does not refresh on a wrong password, and has the host’s message', async () => {
    const { client } = signedIn(null);
    const attempt = unwrap(login({ client, body: { account: 'a@example.org', password: 'x' } }));
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'server', message: 'Wrong e-mail or password.' });
    expect(seen).toHaveLength(1);
  });

  it('ends the session on 403', async () => {
    const { client, onEnded } = signedIn('banned');
    await markPracticed({ client, body: { questionId: 1, isPracticed: true } });
    expect(onEnded.mock.calls).toEqual([['forbidden']]);
  });

  it('has no status when the host can’t be reached', async () => {
    const client = createApiClient({
      baseUrl: 'http://127.0.0.1:1',
      session: { getToken: () => null, onRefreshed: () => {}, onEnded: () => {} },
    });
    await expect(unwrap(getMe({ client }))).rejects.toMatchObject({
      name: 'ApiError',
      status: null,
      code: 'network',
      message: 'The server can’t be reached. Check your connection and try again.',
    });
    const body = { questionId: 1, isPracticed: true };
    await expect(unwrap(markPracticed({ client, body }))).rejects.toMatchObject({ status: null, code: 'network' });
    const signal = AbortSignal.abort();
    await expect(unwrap(markPracticed({ client, body, signal }))).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('a public reply without parameters', () => {
  it('is read without loading the session client', async () => {
    vi.doMock('./session-client.ts', () => {
      throw new Error('It was loaded.');
    });
    onTestFinished(() => vi.doUnmock('./session-client.ts'));
    const { client } = signedIn();
    expect(await unwrap(getSiteStats({ client }))).toMatchObject({ questions: 14 });
    expect(seen.map(({ authorization }) => authorization)).toEqual([undefined]);
    await expect(unwrap(getMe({ client }))).rejects.toMatchObject({ name: 'ApiError', status: null });
  });

  it.each([
    ['the host’s own words', { success: false, message: 'Closed.', data: null }, 'Closed.'],
    ['nothing that can be read', 'oops', 'An unknown error occurred'],
  ])('reports the failure of %s', async (_, body, message) => {
    statsReply = [503, body];
    const { client } = signedIn();
    await expect(unwrap(getSiteStats({ client }))).rejects.toMatchObject({ name: 'ApiError', status: 503, message });
  });

  it('names what it asks for in its address', async () => {
    const { client } = signedIn();
    await getSharedReport({ client, path: { token: 'a-link-that-was-never-made-by-us' } });
    expect(seen).toMatchObject([
      { call: 'GET /api/public/reports/a-link-that-was-never-made-by-us', authorization: undefined },
    ]);
  });

  it('is aborted with its signal', async () => {
    const { client } = signedIn();
    const given = AbortSignal.abort();
    await expect(unwrap(getSiteStats({ client, signal: given }))).rejects.toMatchObject({
      status: null,
      code: 'aborted',
    });
    expect(seen).toEqual([]);
  });
});

describe('the session client', () => {
  it('is loaded again by the next call after a failure', async () => {
    vi.doMock('./session-client.ts', () => {
      throw new Error('No line.');
    });
    validToken = 'old';
    const { client } = signedIn();
    await expect(unwrap(getMe({ client }))).rejects.toMatchObject({
      status: null,
      code: 'notLoaded',
      message: 'A part of the app could not be loaded. Reload the page and try again.',
    });
    vi.doUnmock('./session-client.ts');
    await unwrap(getMe({ client }));
    expect(calls('GET /api/me')).toHaveLength(1);
  });

  it('has every method that the operations use', () => {
    const folder = new URL('./generated/sdk/', import.meta.url);
    const operations = readdirSync(folder)
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('');
    const used = new Set([...operations.matchAll(/client\.(\w+)</g)].map(([, method]) => method));
    expect(used.size).toBeGreaterThan(1);
    expect(Object.keys(signedIn().client)).toEqual(expect.arrayContaining([...used]));
  });
});
