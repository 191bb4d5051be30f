import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../db/index.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/databases.ts';
import { addUsers, packFrom, questionRecord } from '../../testing/packs.ts';
import { markPracticed } from '../questions/index.ts';
import { importPack } from './index.ts';

const easy = (questionId: number) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Easy' });
const hard = (questionId: number) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Hard' });

describe.each(storeKinds)('an import into %s while learners practise', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database?.drop());

  it('keeps every mark at its question’s place, and every count correct', async () => {
    const { db } = database.store;
    const clock = { now: () => 1 };
    const users = await addUsers(db, 4);
    const odd = Array.from({ length: 150 }, (_, index) => index * 2 + 1);
    await importPack({ db, clock }, packFrom(odd.map(easy)));

    // With a separate connection pool, as the import command does.
    const importer = await openStore(database.location);
    const importing = new AbortController();
    const practise = async (userId: number) => {
      for (let index = 0; !importing.signal.aborted || index < odd.length; index += 1) {
        const questionId = odd[(index * 7 + userId) % odd.length] ?? 1;
        await markPracticed({ db, clock }, { userId, questionId, isPracticed: index % 3 !== 0 });
        await delay(0);
      }
    };
    const work = Promise.all(users.map(practise));
    for (let round = 0; round < 3; round += 1) {
      const even = Array.from({ length: 50 }, (_, index) => (index * 3 + round) * 2 + 2);
      const moved = odd.filter((id) => id % 3 === round).map(round === 1 ? easy : hard);
      await importPack({ db: importer.db, clock }, packFrom([...even.map(easy), ...moved]));
    }
    importing.abort();
    await work;
    await importer.close();

    const { rows } =
      await sql`select m.question_id from practice_marks m join questions q on q.question_id = m.question_id
      where m.ord_s <> q.ord_s or m.ord_d <> q.ord_d or m.difficulty <> q.difficulty`.execute(db);
    expect(rows).toEqual([]);
    const { rows: miscounted } = await sql`select c.user_id from practice_counts c where c.n <>
      (select count(*) from practice_marks m where m.user_id = c.user_id and m.submodule_id = c.submodule_id
        and m.difficulty = c.difficulty)`.execute(db);
    expect(miscounted).toEqual([]);
    const { rows: places } = await sql<{ ord_s: number }>`select ord_s from questions order by question_id`.execute(db);
    expect(places.map(({ ord_s }) => ord_s)).toEqual(places.map((_, index) => index + 1));
  });
});
