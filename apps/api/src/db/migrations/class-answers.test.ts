import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storeKinds } from '../../testing/index.ts';
import { createOldDatabase } from '../../testing/old-database.ts';
import { type Db, openStore } from '../index.ts';

/** A drill and a test that a member has finished, and a drill that is under way. */
async function fill(db: Db) {
  await sql`insert into users (account, password_hash, verified_at, created_at) values ('ann@example.org', '-', 1, 1)`.execute(
    db,
  );
  await sql`insert into classes values ('c', 1, 'A class', 'Ms. Tan', 'token', 1, 1, 1)`.execute(db);
  await sql`insert into class_members values ('m', 'c', 1, 'Ann', 1)`.execute(db);
  await sql`insert into class_assignments values ('a', 'c', 1, 'Words', null, null, 1, '{}', 1)`.execute(db);
  await sql`insert into sittings (sitting_id, user_id, kind, state, policy, minutes, created_at, changed_at, finished_at)
    values ('drill', 1, 'drill', 'finished', '{}', 1, 1, 1, 40), ('mock', 1, 'mock', 'finished', '{}', 1, 1, 1, 50),
      ('open', 1, 'drill', 'running', '{}', 1, 1, 1, null)`.execute(db);
  await sql`insert into sitting_slots
      (sitting_id, slot, user_id, submodule_id, state, question_id, planned_question_id, late, score)
    values ('drill', 2, 1, 10, 'answered', 22, 22, 0, null), ('drill', 1, 1, 1, 'answered', 11, 11, 0, 0.5),
      ('drill', 3, 1, 14, 'missed', null, 33, 0, null), ('mock', 1, 1, 1, 'answered', 12, null, 0, 1),
      ('open', 1, 1, 1, 'open', 13, 13, 0, null)`.execute(db);
  await sql`insert into class_works (sitting_id, assignment_id, member_id, user_id)
    values ('drill', 'a', 'm', 1), ('mock', 'a', 'm', 1), ('open', 'a', 'm', 1)`.execute(db);
}

it.each(storeKinds)(
  'what was assigned and done before is counted after an update of the server, on %s',
  async (kind) => {
    const old = await createOldDatabase(kind, '0039-line-items', fill);
    const store = await openStore(old.location);
    const works = await store.db
      .selectFrom('class_works')
      .select(['sitting_id', 'finished_at', 'asked', 'scores'])
      .orderBy('sitting_id')
      .execute();
    await store.close();
    await old.drop();
    const parsed = works.map(({ asked, scores, ...row }) => ({
      ...row,
      asked: asked && JSON.parse(asked),
      scores: scores && JSON.parse(scores),
    }));
    expect(parsed).toEqual([
      {
        ...{ sitting_id: 'drill', finished_at: 40 },
        asked: [
          [1, 11],
          [10, 22],
          [14, 33],
        ],
        scores: [0.5, null, 'missed'],
      },
      { sitting_id: 'mock', finished_at: 50, asked: [[1, null]], scores: [1] },
      { sitting_id: 'open', finished_at: null, asked: null, scores: null },
    ]);
  },
);
