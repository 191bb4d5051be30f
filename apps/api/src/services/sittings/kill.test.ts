import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packOf, writePack } from '@rehearse/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../db/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases.ts';
import { examQuestions } from '../../testing/exam-questions.ts';
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts';

/** When the server is killed: among answers under way, as the first is acknowledged, or while the sitting is finished. */
const moments = ['as answers are sent', 'as the first is acknowledged', 'while it is finished'] as const;
/** The nightly run and `npm run bench:sittings` kill more often. */
const rounds = Math.ceil(Number(process.env.TEST_KILLS ?? 3) / moments.length);
const answersAtOnce = 3;

/** An answer that the client keeps until it is acknowledged, like the web app's outbox. */
interface Answer {
  readonly route: string;
  readonly key: string;
  readonly body: { readonly questionId: number; readonly answer: string; readonly usedSeconds: number };
}

describe.each(['sqlite', 'postgres'] as const)('sittings of a server on %s that is killed -9', (kind) => {
  let database: TestDatabase | undefined;
  let folder: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rehearse-sittings-'));
    environment = {
      REHEARSE_DATA: folder,
      CONTENT_PACK: path.join(folder, 'pack.ndjson.gz'),
      TESTS_WITHOUT_PLAN: 'full:any,short:any',
      RATE_LIMIT_SCALE: '1000',
    };
    if (kind === 'postgres') {
      database = await createTestDatabase(kind);
      if ('url' in database.location) environment.DATABASE_URL = database.location.url;
    }
    await writePack(String(environment.CONTENT_PACK), packOf(examQuestions(1, 600)));
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lose no acknowledged answer and count none twice', { timeout: 600_000 }, async () => {
    let token = '';
    /** The reply's data; null if the server died before it replied. */
    const call = async ({ url }: ServerProcess, route: string, body: object = {}, key?: string) => {
      try {
        const response = await fetch(url + route, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(key && { 'Idempotency-Key': key }),
          },
          body: JSON.stringify(body),
        });
        const { data, code } = await response.json();
        if (!response.ok) throw new Error(`${route} answered ${response.status} ${code}`);
        return data;
      } catch (error) {
        if (error instanceof TypeError) return null;
        throw error;
      }
    };
    const signUp = async (server: ServerProcess) => {
      const account = 'ann@example.org';
      await call(server, '/api/public/register', { account, password: 'a long enough pass phrase' });
      const mails: { text: string }[] = await (await fetch(`${server.url}/dev/mailbox?format=json`)).json();
      const verifyCode = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
      token = (await call(server, '/api/public/verification/verify', { account, verifyCode })).accessToken;
    };

    const given = new Map<number, string>();
    const waiting: Answer[] = [];
    const begun: string[] = [];
    const send = async (server: ServerProcess, answer: Answer) => {
      const kept = await call(server, answer.route, answer.body, answer.key);
      if (kept) expect(kept.isFirst).toBe(true);
      else waiting.push(answer);
      return kept;
    };
    const begin = async (server: ServerProcess) => {
      const { sittingId } = await call(server, '/api/sittings', { kind: 'mock', examId: '2025-07', form: 'full' });
      await call(server, `/api/sittings/${sittingId}/start`);
      begun.push(sittingId);
      return `/api/sittings/${sittingId}`;
    };

    const kills = Array.from({ length: rounds }, () => moments).flat();
    let sitting = '';
    let slot = 0;
    for (const moment of kills) {
      const server = await startServerProcess(environment);
      if (token === '') await signUp(server);
      await Promise.all(waiting.splice(0).map((answer) => send(server, answer)));
      if (sitting === '') sitting = await begin(server);
      const answers: Answer[] = [];
      for (let count = 0; count < answersAtOnce; count += 1) {
        slot += 1;
        const { current } = await call(server, `${sitting}/slots/${slot}/open`);
        const { questionId } = current.question;
        given.set(questionId, slot % 2 === 0 ? 'yes' : 'no');
        answers.push({
          route: `${sitting}/slots/${slot}/answer`,
          key: `answer-${begun.length}-${slot}`,
          body: { questionId, answer: given.get(questionId) ?? '', usedSeconds: 3 },
        });
      }
      const sent = answers.map((answer) => send(server, answer));
      if (moment === 'as the first is acknowledged') await Promise.race(sent);
      if (moment === 'while it is finished') {
        await Promise.all(sent);
        sent.push(call(server, `${sitting}/finish`));
        sitting = '';
        slot = 0;
      }
      await server.kill();
      await Promise.all(sent);
    }

    const last = await startServerProcess(environment);
    await Promise.all(waiting.splice(0).map((answer) => send(last, answer)));
    for (const sittingId of begun)
      expect((await call(last, `/api/sittings/${sittingId}/finish`)).state).toBe('finished');
    await last.kill();

    const store = await openStore(database?.location ?? { file: path.join(folder, 'rehearse.db') });
    const attempts = await store.db.selectFrom('attempts').select(['question_id', 'answer']).execute();
    const used = await store.db.selectFrom('used_tests').select('sitting_id').execute();
    await store.close();
    expect(attempts).toHaveLength(kills.length * answersAtOnce);
    expect(new Map(attempts.map(({ question_id, answer }) => [question_id, answer]))).toEqual(given);
    expect(new Set(used.map(({ sitting_id }) => sitting_id))).toEqual(new Set(begun));
    expect(used).toHaveLength(begun.length);
  });
});
