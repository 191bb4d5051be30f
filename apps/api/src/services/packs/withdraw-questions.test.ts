import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/databases.ts';
import { addUsers, packFrom, questionRecord } from '../../testing/packs.ts';
import { me } from '../accounts/me.ts';
import { summarise } from '../notebook/summarise.ts';
import {
  getLastPlace,
  getQuestion,
  listAttempts,
  markPracticed,
  saveAttempt,
  saveLastPlace,
} from '../questions/index.ts';
import { readStats } from '../site/read-stats.ts';
import { importPack, withdrawQuestions } from './index.ts';

const pack = packFrom(
  [1, 2, 3].map((questionId) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Easy' })),
);

describe.each(storeKinds)('a withdrawn question on %s', (kind) => {
  let database: TestDatabase;
  let userId: number;
  const deps = () => ({ db: database.store.db, clock: { now: () => 5_000 }, config: loadConfig({}) });
  const asked = () => ({ userId, questionId: 2, submoduleId: 1 });
  const practised = async () => (await me(deps(), userId)).practicedCount;

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    [userId = 0] = await addUsers(database.store.db, 1);
    await importPack(deps(), pack);
    await markPracticed(deps(), { userId, questionId: 2, isPracticed: true });
    await saveAttempt(deps(), { ...asked(), kind: 'answer', answer: 'yes' });
    await saveLastPlace(deps(), userId, { questionId: 2, submoduleId: 1 });
    await withdrawQuestions(deps(), [2]);
  });
  afterEach(() => database?.drop());

  it('can’t be opened, marked or continued, and isn’t counted', async () => {
    await expect(getQuestion(deps(), asked())).rejects.toThrow('This question does not exist');
    await expect(markPracticed(deps(), { userId, questionId: 2, isPracticed: false })).rejects.toThrow();
    await expect(saveLastPlace(deps(), userId, { questionId: 2, submoduleId: 1 })).rejects.toThrow();
    expect(await getLastPlace(deps(), userId)).toBeNull();
    expect((await readStats(deps())).questions).toBe(2);
    expect(await practised()).toBe(0);
  });

  it('keeps its attempts, and takes one that was on its way', async () => {
    await saveAttempt(deps(), { ...asked(), kind: 'answer', answer: 'no' });
    const { content } = await listAttempts(deps(), { ...asked(), page: 1, size: 10 });
    expect(content.map(({ answer }) => answer)).toEqual(['no', 'yes']);
  });

  it('has no card in the notebook until it is back', async () => {
    const summary = () => summarise(deps(), { userId });
    await importPack(deps(), pack);
    await saveAttempt(deps(), { ...asked(), kind: 'answer', answer: 'no' });
    const before = await summary();
    expect(before.due + before.learning).toBe(1);
    await withdrawQuestions(deps(), [2]);
    expect(await summary()).toMatchObject({ due: 0, learning: 0, nextDueAt: null });
    await importPack(deps(), pack);
    expect(await summary()).toEqual(before);
  });

  it('is back with its marks and answers when it is imported again', async () => {
    expect((await importPack(deps(), pack)).questions).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
    expect(await getQuestion(deps(), asked())).toMatchObject({ isPracticed: true, userAnswer: 'yes' });
    expect((await readStats(deps())).questions).toBe(3);
    expect(await practised()).toBe(1);
  });
});
