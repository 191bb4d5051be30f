import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { storeKinds } from '../../testing/index.ts';
import { createOldDatabase, type OldDatabase } from '../../testing/old-database.ts';
import { type Db, openStore, type Store } from '../index.ts';

const explanation = { en: 'Because.', zh: '因为。' };
const wordPayload = JSON.stringify({ word: 'harvest', correct: true, explanation });
const speechPayload = JSON.stringify({ questionText: 'Read this.', explanation });

/** A learner, three questions to judge a word, and one to read aloud. */
async function fillBank(db: Db) {
  await sql`insert into users (account, password_hash, verified_at, created_at)
    values ('ann@example.org', '-', 1, 1)`.execute(db);
  await sql`insert into questions
      (question_id, submodule_id, module_id, difficulty, payload, ord_s, ord_d, created_at, updated_at)
    values (1, 1, 1, 'Easy', ${wordPayload}, 1, 1, 1, 1), (2, 1, 1, 'Hard', ${wordPayload}, 2, 1, 1, 1),
      (3, 1, 1, 'Easy', ${wordPayload}, 3, 2, 1, 1), (4, 2, 1, 'Easy', ${speechPayload}, 1, 1, 1, 1)`.execute(db);
}

describe.each(storeKinds)('opening an old %s database', (kind) => {
  let old: OldDatabase;
  let store: Store;
  const open = async (lastMigration: string, fill: (db: Db) => Promise<void>) => {
    old = await createOldDatabase(kind, lastMigration, async (db) => {
      await fillBank(db);
      await fill(db);
    });
    store = await openStore(old.location);
    return store.db;
  };
  afterEach(async () => {
    await store.close();
    await old.drop();
  });

  it('grades the attempts that it has', async () => {
    const attempt = (
      questionId: number,
      submoduleId: number,
      answer: string | null,
      score: number | null,
      at: number,
    ) =>
      sql`(1, ${questionId}, ${submoduleId}, ${answer === null ? 'recording' : 'answer'}, ${answer}, ${score}, ${at})`;
    const attempts = [
      attempt(1, 1, 'yes', null, 10),
      attempt(1, 1, 'no', null, 20),
      attempt(2, 1, 'yes', null, 30),
      attempt(4, 2, null, 0.4, 40),
      attempt(4, 2, null, 0.9, 50),
    ];
    const db = await open('0013-question-results', async (before) => {
      await sql`insert into attempts (user_id, question_id, submodule_id, kind, answer, score, created_at)
        values ${sql.join(attempts)}`.execute(before);
    });
    const results = await db
      .selectFrom('question_results')
      .select(['question_id', 'difficulty', 'missed', 'practiced_at'])
      .orderBy('question_id')
      .execute();
    expect(results.map((row) => ({ ...row, practiced_at: Number(row.practiced_at) }))).toEqual([
      { question_id: 1, difficulty: 'Easy', missed: 1, practiced_at: 20 },
      { question_id: 2, difficulty: 'Hard', missed: 0, practiced_at: 30 },
      { question_id: 4, difficulty: 'Easy', missed: 1, practiced_at: 50 },
    ]);
  });

  it('grades more attempts than one batch holds', async () => {
    const many = Array.from({ length: 501 }, (_, index) => sql`(1, 1, 1, 'answer', 'yes', ${index + 1})`);
    const db = await open('0013-question-results', async (before) => {
      await sql`insert into attempts (user_id, question_id, submodule_id, kind, answer, created_at)
        values ${sql.join(many)}, (1, 3, 1, 'answer', 'no', 600)`.execute(before);
    });
    const results = await db
      .selectFrom('question_results')
      .select(['question_id', 'best_score', 'practiced_at'])
      .orderBy('question_id')
      .execute();
    expect(results.map((row) => ({ ...row, practiced_at: Number(row.practiced_at) }))).toEqual([
      { question_id: 1, best_score: 1, practiced_at: 501 },
      { question_id: 3, best_score: 0, practiced_at: 600 },
    ]);
  });

  it('turns cards of low estimates into texts to write again, and leaves the others', async () => {
    const card = (questionId: number, reason: string) =>
      sql`(1, 'question', ${questionId}, ${reason}, 1, 1, 0, '{}', 0, 1)`;
    const db = await open('0017-learner-usage', async (before) => {
      await sql`insert into review_cards
          (user_id, kind, question_id, reason, times_missed, due_at, streak, memory, revision, created_at)
        values ${sql.join([card(1, 'lowEstimate'), card(2, 'lowScore'), card(3, 'wrongAnswer')])}`.execute(before);
    });
    const cards = await db
      .selectFrom('review_cards')
      .select(['question_id', 'reason'])
      .orderBy('question_id')
      .execute();
    expect(cards).toEqual([
      { question_id: 1, reason: 'writeAgain' },
      { question_id: 2, reason: 'lowScore' },
      { question_id: 3, reason: 'wrongAnswer' },
    ]);
  });
});
