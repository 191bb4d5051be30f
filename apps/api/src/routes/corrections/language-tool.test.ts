import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { jobHandlers } from '../../services/corrections/index.ts';
import { takeJob } from '../../services/jobs/queue.ts';
import { importPack } from '../../services/packs/index.ts';
import { dataOf, type FakeAi, replyWith, startFakeAi } from '../../testing/fake-ai.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { packFrom } from '../../testing/packs.ts';
import { essay, essayQuestion } from './corrections.fixtures.ts';

/** A LanguageTool server that suspects one word, or fails. */
let isBroken = false;
const checked: string[] = [];
const languageTool = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (isBroken) return void response.writeHead(500).end();
  const text = new URLSearchParams(Buffer.concat(chunks).toString()).get('text') ?? '';
  checked.push(text);
  const matches = [
    { offset: text.indexOf('have'), length: 4, message: 'Agreement.', replacements: [{ value: 'has' }] },
    { offset: text.length, length: 9, message: 'Beyond the end.', replacements: [] },
  ];
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ matches }));
});

let server: TestServer;
let ai: FakeAi;
let ann: SignedIn;

beforeAll(async () => {
  ai = await startFakeAi();
  languageTool.listen(0, '127.0.0.1');
  await once(languageTool, 'listening');
  const { corrections } = loadConfig({
    CORRECTION_API_URL: ai.url,
    CORRECTION_API_MODEL: 'fake',
    LANGUAGETOOL_URL: `http://127.0.0.1:${(languageTool.address() as AddressInfo).port}/`,
  });
  server = await startTestServer('sqlite', { config: { corrections } });
  await importPack(server.deps, packFrom([essayQuestion]));
  ann = await server.signIn();
  await post('/api/me/corrections/consent', { given: true });
});
afterAll(async () => {
  await server?.close();
  await ai.close();
  languageTool.closeAllConnections();
  languageTool.close();
});

const post = async (path: string, body: object) => (await server.post(path, body, { token: ann.token })).body.data;

/** Requests a correction of a new answer and does its job. */
async function correct(answer: string) {
  ai.requests.length = 0;
  ai.answerWith(JSON.stringify(replyWith([{ quote: 'have', fixes: ['has'] }])));
  const { questionId, submoduleId } = essayQuestion;
  const { attemptId } = await post('/questions/text', { questionId, submoduleId, answer });
  const { correctionId } = await post('/api/me/corrections', { attemptId, language: 'en' });
  const job = await takeJob(server.deps.store, { lease: 'test', leaseMs: 30_000, now: server.clock.now() });
  if (!job) throw new Error('There is no job.');
  await jobHandlers[job.kind](server.deps, job, new AbortController().signal);
  return (await server.get(`/api/me/corrections/${correctionId}`, { token: ann.token })).body.data;
}

it('is named among the services that consent is given for', async () => {
  const { services } = (await server.get('/api/me/corrections/offer', { token: ann.token })).body.data;
  expect(services).toMatchObject([
    { kind: 'correction' },
    { kind: 'grammar', name: 'LanguageTool', host: '127.0.0.1' },
  ]);
});

it('suspects words, which the correction service gets as hints', async () => {
  const { correction } = await correct(essay);
  expect(correction.state).toBe('done');
  expect(checked).toEqual([essay]);
  expect(dataOf(ai.requests[0] as never)).toMatchObject({
    hints: [{ part: 'whole', quote: 'have', fixes: ['has'], message: 'Agreement.' }],
  });
});

it('is done without when it fails, which the health check reports', async () => {
  isBroken = true;
  const { correction } = await correct(`${essay} It is fun.`);
  expect(correction.state).toBe('done');
  expect(dataOf(ai.requests[0] as never).hints ?? []).toEqual([]);
  expect((await server.get('/readyz')).body.message).toBe('Ready. Not working: LanguageTool.');
});
