import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packOf, type QuestionRecord, writePack } from '@rehearse/content';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../db/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { completion, type FakeAi, replyWith, startFakeAi } from '../../testing/fake-ai.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

const question = {
  kind: 'question',
  questionId: 1_400_001,
  submoduleId: 14,
  moduleId: 6,
  difficulty: 'Easy',
  payload: {
    questionText: 'Describe a hobby that you enjoy.',
    referenceAnswer: 'My favourite hobby is gardening.',
    explanation: { en: 'Why.', zh: '为什么。' },
  },
} as QuestionRecord;

const essay = 'My favourite hobby is photography. My brother have an old camera and he gave it to me when I was ten.';
const reply = completion(JSON.stringify(replyWith([{ quote: 'have', fixes: ['has'] }])));

/** When the server is killed: once the request was acknowledged, while the service works, or as its answer arrives. */
const moments = ['after the request', 'while the service works', 'as the answer arrives'] as const;
/** The nightly run and `npm run bench:corrections` kill more often. */
const rounds = Math.ceil(Number(process.env.TEST_KILLS ?? 3) / moments.length);

describe.each(['sqlite', 'postgres'] as const)('corrections of a server on %s that is killed -9', (kind) => {
  let database: TestDatabase | undefined;
  let ai: FakeAi;
  let folder: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    ai = await startFakeAi();
    folder = mkdtempSync(path.join(tmpdir(), 'rehearse-jobs-'));
    environment = {
      REHEARSE_DATA: folder,
      CONTENT_PACK: path.join(folder, 'pack.ndjson.gz'),
      CORRECTION_API_URL: ai.url,
      CORRECTION_API_MODEL: 'fake',
      CORRECTION_LEASE: '1',
      CORRECTIONS_FREE_PER_MONTH: '1000',
    };
    if (kind === 'postgres') {
      database = await createTestDatabase(kind);
      if ('url' in database.location) environment.DATABASE_URL = database.location.url;
    }
    await writePack(String(environment.CONTENT_PACK), packOf([question]));
  });
  afterAll(async () => {
    await ai.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are all made, and each is counted once', { timeout: 120_000 }, async () => {
    let token = '';
    const call = async ({ url }: ServerProcess, route: string, body?: object) => {
      const response = await fetch(url + route, {
        method: body ? 'POST' : 'GET',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await response.json()).data;
    };
    const signUp = async (server: ServerProcess) => {
      const account = 'ann@example.org';
      await call(server, '/api/public/register', { account, password: 'a long enough pass phrase' });
      const mails: { text: string }[] = await (await fetch(`${server.url}/dev/mailbox?format=json`)).json();
      const verifyCode = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
      token = (await call(server, '/api/public/verification/verify', { account, verifyCode })).accessToken;
      await call(server, '/api/me/corrections/consent', { given: true });
    };

    const kills = Array.from({ length: rounds }, () => moments).flat();
    for (const [index, moment] of kills.entries()) {
      const server = await startServerProcess(environment);
      if (token === '') await signUp(server);
      let onAsked = () => {};
      const asked = new Promise<void>((resolve) => {
        onAsked = resolve;
      });
      ai.answerWith((response) => {
        if (moment === 'as the answer arrives') {
          response.writeHead(200, { 'Content-Type': 'application/json' }).end(reply);
        }
        onAsked();
      });
      const answer = `${essay} Number ${index}.`;
      const { attemptId } = await call(server, '/questions/text', { questionId: 1_400_001, submoduleId: 14, answer });
      const { correctionId } = await call(server, '/api/me/corrections', { attemptId, language: 'en' });
      if (moment !== 'after the request') await asked;
      await server.kill();

      ai.answerWith((response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).end(reply));
      const next = await startServerProcess(environment);
      await vi.waitFor(
        async () => {
          const { correction } = await call(next, `/api/me/corrections/${correctionId}`);
          expect(correction.state).toBe('done');
        },
        { timeout: 20_000, interval: 100 },
      );
      const { freeLeft, waiting } = await call(next, '/api/me/corrections/offer');
      expect({ freeLeft, waiting }, moment).toEqual({ freeLeft: 1000 - index - 1, waiting: 0 });
      await next.kill();
    }

    const store = await openStore(database?.location ?? { file: path.join(folder, 'rehearse.db') });
    const jobs = await store.db.selectFrom('jobs').selectAll().execute();
    const used = await store.db.selectFrom('free_corrections').select('used').execute();
    await store.close();
    expect([jobs, used]).toEqual([[], [{ used: kills.length }]]);
  });
});
