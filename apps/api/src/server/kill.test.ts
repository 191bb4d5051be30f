import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packOf, writePack } from '@rehearse/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, openStore } from '../db/index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { questionRecord } from '../testing/packs.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const writers = 8;
const questions = 50;
/** Number of acknowledged writes before the kill, which then interrupts others in flight. */
const acknowledgedARound = 25;

/** A write that the client keeps until it is acknowledged, like the web app's outbox. */
interface Write {
  readonly key: string;
  readonly path: '/questions/answer' | '/practice';
  readonly body: { questionId: number };
}

async function send(url: string, token: string, { key, path: route, body }: Write): Promise<boolean> {
  try {
    const reply = await fetch(url + route, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
      body: JSON.stringify(body),
    });
    if (reply.status !== 200) throw new Error(`${route} answered ${reply.status}`);
    await reply.json();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function signUp(url: string): Promise<string> {
  const post = async (route: string, body: object) => {
    const reply = await fetch(url + route, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.json();
  };
  const account = 'ann@example.org';
  await post('/api/public/register', { account, password: 'a long enough pass phrase' });
  const mails: { text: string }[] = await (await fetch(`${url}/dev/mailbox?format=json`)).json();
  const verifyCode = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
  const { data } = await post('/api/public/verification/verify', { account, verifyCode });
  return data.accessToken;
}

/** The nightly run kills more often than the regular one. */
const kills = Number(process.env.TEST_KILLS ?? 5);

describe.each(['sqlite', 'postgres'] as const)(
  `a server on %s that is killed -9 ${kills} times under writes`,
  (kind) => {
    let database: TestDatabase | undefined;
    let folder: string;
    let environment: Record<string, string>;

    beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'rehearse-kill-'));
      environment = { REHEARSE_DATA: folder, CONTENT_PACK: path.join(folder, 'pack.ndjson.gz') };
      if (kind === 'postgres') {
        database = await createTestDatabase(kind);
        if ('url' in database.location) environment.DATABASE_URL = database.location.url;
      }
      const records = Array.from({ length: questions }, (_, index) =>
        questionRecord({ questionId: index + 1, submoduleId: 1, difficulty: 'Easy' }),
      );
      await writePack(String(environment.CONTENT_PACK), packOf(records));
    });
    afterAll(async () => {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('keeps every acknowledged write, applies none twice, and keeps working', { timeout: 180_000 }, async () => {
      const acknowledged: Write[] = [];
      const waiting: Write[] = [];
      let made = 0;
      let token: string | undefined;

      const nextWrite = (): Write => {
        made += 1;
        const questionId = (made % questions) + 1;
        const key = `write-${made}-of-this-test`;
        return made % 3 === 0
          ? { key, path: '/practice', body: { questionId, isPracticed: made % 2 === 0 } as Write['body'] }
          : { key, path: '/questions/answer', body: { questionId, submoduleId: 1, answer: key } as Write['body'] };
      };
      const writeOn = async ({ url }: ServerProcess, onAcknowledged: () => void) => {
        for (;;) {
          const write = waiting.pop() ?? nextWrite();
          if (!(await send(url, token ?? '', write))) {
            waiting.push(write);
            return;
          }
          acknowledged.push(write);
          onAcknowledged();
        }
      };

      for (let round = 0; round < kills; round += 1) {
        const server = await startServerProcess(environment);
        token ??= await signUp(server.url);
        let left = acknowledgedARound + round;
        let work: Promise<unknown> = Promise.resolve();
        const enough = new Promise<void>((resolve) => {
          const count = () => {
            left -= 1;
            if (left === 0) resolve();
          };
          work = Promise.all(Array.from({ length: writers }, () => writeOn(server, count)));
        });
        await Promise.race([enough, work]);
        await server.kill();
        await work;
      }
      const last = await startServerProcess(environment);
      while (waiting.length > 0) {
        const write = waiting.pop() as Write;
        expect(await send(last.url, token ?? '', write)).toBe(true);
        acknowledged.push(write);
      }
      await last.kill();

      const store = await openStore(database?.location ?? { file: path.join(folder, 'rehearse.db') });
      const answers = acknowledged.filter((write) => write.path === '/questions/answer').map(({ key }) => key);
      const { saved, marks, counted } = await readBack(store.db);
      await store.close();
      expect(answers.length).toBeGreaterThan(kills * writers);
      expect([saved.length, new Set(saved)]).toEqual([answers.length, new Set(answers)]);
      expect(counted).toBe(marks);
    });
  },
);

async function readBack(db: Db) {
  const attempts = await db.selectFrom('attempts').select('answer').execute();
  const { rows } = await sql<{ marks: number; counted: number }>`select
    (select count(*) from practice_marks) as marks, (select coalesce(sum(n), 0) from practice_counts) as counted`.execute(
    db,
  );
  return { saved: attempts.map(({ answer }) => String(answer)), ...(rows[0] ?? { marks: 0, counted: 0 }) };
}
