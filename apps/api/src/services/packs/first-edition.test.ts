import { readFileSync } from 'node:fs';
import type { PackRecord, QuestionRecord } from '@rehearse/content';
import { bankRecords } from '@rehearse/content/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/databases.ts';
import { addUsers, packFrom } from '../../testing/packs.ts';
import { listCards } from '../notebook/index.ts';
import {
  createPlaceDifficulties,
  getQuestion,
  listAttempts,
  listQuestions,
  markPracticed,
  saveAttempt,
} from '../questions/index.ts';
import { importPack } from './index.ts';

/** Questions of every type and words, as the pack of the first edition had them. Two words are no longer in the bank. */
const firstEdition = readFileSync(new URL('../../testing/fixtures/first-edition.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): PackRecord => JSON.parse(line));
const isQuestion = (record: PackRecord): record is QuestionRecord => record.kind === 'question';
const questions = firstEdition.filter(isQuestion);

/** The same questions and words as today's sources have them. */
let today: PackRecord[] = [];
beforeAll(async () => {
  const known = new Set(firstEdition.map(keyOf));
  today = (await bankRecords()).filter((record) => record.kind === 'clip' || known.has(keyOf(record)));
}, 60_000);

function keyOf(record: PackRecord): string {
  if (record.kind === 'question') return `question ${record.questionId}`;
  if (record.kind === 'word') return `word ${record.wordId}`;
  return record.kind === 'picture' ? `picture ${record.name}` : `clip ${record.key}`;
}

describe.each(storeKinds)('a store of the first edition in %s', { timeout: 60_000 }, (kind) => {
  let database: TestDatabase;
  let userId: number;
  const clock = { now: () => 5_000 };
  const config = loadConfig({});
  const deps = () => ({ db: database.store.db, clock, config });
  const practiced = async () => {
    const lists = await Promise.all(
      [...new Set(questions.map(({ submoduleId }) => submoduleId))].map((submoduleId) =>
        listQuestions(
          { ...deps(), difficulties: createPlaceDifficulties() },
          { userId, submoduleId, page: 1, size: 100, isAsc: true, isPracticed: true },
        ),
      ),
    );
    return lists.flatMap(({ content }) => content.map(({ questionId }) => questionId)).sort((a, b) => a - b);
  };
  const cards = async () => {
    const { content } = await listCards(deps(), { userId, status: 'due', page: 1, size: 100 });
    return content.map(({ cardId }) => cardId);
  };

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    [userId = 0] = await addUsers(database.store.db, 1);
    await importPack(deps(), packFrom(firstEdition));
    for (const { questionId, submoduleId } of questions) {
      await markPracticed(deps(), { userId, questionId, isPracticed: true });
      await saveAttempt(deps(), { userId, questionId, submoduleId, kind: 'answer', answer: 'no' });
    }
  });
  afterEach(() => database?.drop());

  it('keeps marks, attempts and the notebook when today’s pack is imported', async () => {
    const before = { practiced: await practiced(), cards: await cards() };
    expect(before.practiced).toHaveLength(questions.length);
    expect(before.cards.length).toBeGreaterThan(0);
    const report = await importPack(deps(), packFrom(today));
    expect(report.questions).toMatchObject({ added: 0, kept: 2 });
    expect(report.questions.changed).toBeGreaterThan(0);
    expect(await practiced()).toEqual(before.practiced);
    expect(await cards()).toEqual(before.cards);
    for (const { questionId, submoduleId } of questions) {
      const attempts = await listAttempts(deps(), { userId, questionId, submoduleId, page: 1, size: 10 });
      expect(attempts.content, `question ${questionId}`).toMatchObject([{ answer: 'no' }]);
    }
  });

  it('shows every question, also those that the bank no longer has', async () => {
    await importPack(deps(), packFrom(today));
    for (const { questionId, submoduleId } of questions) {
      const question = await getQuestion(deps(), { userId, questionId, submoduleId });
      expect(question).toMatchObject({ questionId, isPracticed: true, userAnswer: 'no' });
    }
  });
});
