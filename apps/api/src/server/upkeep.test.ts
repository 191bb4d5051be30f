import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packOf, writePack } from '@rehearse/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../http/logging.ts';
import { eraseAccount } from '../services/accounts/delete-account.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { startTestServer, storeKinds, type TestServer } from '../testing/index.ts';
import { questionRecord } from '../testing/packs.ts';
import { loadQuestionBank } from './question-bank.ts';
import { removeExpired, startUpkeep } from './upkeep.ts';

const dayMinutes = 24 * 60;

describe.each(storeKinds)('the upkeep, over %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const counts = async () => {
    const { db } = server.deps;
    const [codes, tokens, keys] = await Promise.all([
      db.selectFrom('codes').selectAll().execute(),
      db.selectFrom('refresh_tokens').selectAll().execute(),
      db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    return [codes.length, tokens.length, keys.length];
  };

  it('removes what has expired, and nothing earlier', async () => {
    await server.signIn('ada@example.org');
    await server.post('/api/public/passwordReset/sendCode', { account: 'ada@example.org' });
    const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
    await server.post('/api/public/contact', message, { headers: { 'Idempotency-Key': 'a-key-of-mine' } });

    const seen: number[][] = [];
    for (const minutes of [0, 2 * dayMinutes, 29 * dayMinutes, 31 * dayMinutes]) {
      server.clock.advance({ minutes });
      await removeExpired(server.deps);
      seen.push(await counts());
    }
    expect(seen).toEqual([
      [1, 1, 1],
      [0, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ]);
  });

  it.each([
    ['cut off', (pack: Buffer) => pack.subarray(0, -20)],
    ['truncated in its first line', (pack: Buffer) => pack.subarray(0, 30)],
    ['changed', (pack: Buffer) => pack.map((byte, at) => (at === pack.length - 30 ? byte ^ 0xff : byte))],
    ['empty', () => Buffer.alloc(0)],
    ['no pack', () => Buffer.from('no pack')],
  ])('logs one line for a pack that is %s, and keeps the current question bank', async (_, damage) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-pack-'));
    const contentPack = path.join(folder, 'pack.ndjson.gz');
    const lines: string[] = [];
    const log = createLog({ logLevel: 'error' } as never, { write: (line) => void lines.push(line) });
    const deps = { ...server.deps, log, config: { ...server.deps.config, contentPack } };
    const stored = () => deps.db.selectFrom('questions').select('question_id').orderBy('question_id').execute();
    try {
      const before = await stored();
      const questions = Array.from({ length: 50 }, (_item, index) =>
        questionRecord({ questionId: 8000 + index, submoduleId: 1, difficulty: 'Easy' }),
      );
      await writePack(contentPack, packOf(questions));
      await writeFile(contentPack, damage(await readFile(contentPack)));
      await loadQuestionBank(deps);
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
        expect.stringMatching(/^The content pack .* can't be imported \(.*\): the question bank is unchanged\./),
      ]);
      expect(await stored()).toEqual(before);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('imports questions that an operator adds while the server is running', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-pack-'));
    const contentPack = path.join(folder, 'pack.ndjson.gz');
    const deps = { ...server.deps, config: { ...server.deps.config, contentPack } };
    const ids = async () => {
      await loadQuestionBank(deps);
      const rows = await deps.db.selectFrom('questions').select('question_id').orderBy('question_id').execute();
      return rows.map((row) => row.question_id);
    };
    const question = (questionId: number) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Easy' });
    try {
      const before = await ids();
      await writePack(contentPack, packOf([question(9001)]));
      expect(await ids()).toEqual([...before, 9001]);
      await writePack(contentPack, packOf([question(9001), question(9002)]));
      expect(await ids()).toEqual([...before, 9001, 9002]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('removes the copies of a deleted account that a killed server, or a file in use, left on the disk', async () => {
  const database = await createTestDatabase('sqlite');
  if (!('file' in database.location)) throw new Error('This store has no file.');
  const { file } = database.location;
  const isOnDisk = () => [file, `${file}-wal`].some((name) => readFileSync(name).includes('ada@example.org'));
  const { deps, signIn } = await startTestServer('sqlite', { database });
  try {
    await signIn('ada@example.org');
    const learner = await deps.db
      .selectFrom('users')
      .select(['user_id as userId', 'account'])
      .executeTakeFirstOrThrow();
    const scrub = () => Promise.reject(new Error('killed'));
    await eraseAccount({ ...deps, store: { ...deps.store, scrub } }, learner);
    expect(isOnDisk()).toBe(true);
    await startUpkeep(deps)();
    expect(isOnDisk()).toBe(false);
  } finally {
    await database.drop();
  }
});
