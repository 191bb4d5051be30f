import type { PictureRecord } from '@rehearse/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/databases.ts';
import { addUsers, packFrom, questionRecord, wordRecord } from '../../testing/packs.ts';
import { createPlaceDifficulties, getQuestion, listQuestions, markPracticed, saveAttempt } from '../questions/index.ts';
import { importPack } from './index.ts';

const easy = (questionId: number) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Easy' });
const hard = (questionId: number) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Hard' });
const clip = { kind: 'clip', key: 'c'.repeat(64), text: 'Hello.', voice: 'rp', rate: 1 } as const;
const picture: PictureRecord = {
  kind: 'picture',
  name: 'kitchen',
  file: 'x.jpg',
  alt: { en: 'A kitchen', zh: '厨房' },
  credits: [],
};

describe.each(storeKinds)('importing a pack into %s', (kind) => {
  let database: TestDatabase;
  let userId: number;
  const clock = { now: () => 5_000 };
  const deps = () => ({ db: database.store.db, clock });
  const idsOf = async (filter: { isPracticed?: boolean; difficultyLevel?: 'Easy' | 'Hard' }) => {
    const list = await listQuestions(
      { ...deps(), difficulties: createPlaceDifficulties() },
      { userId, submoduleId: 1, page: 1, size: 100, isAsc: true, ...filter },
    );
    return list.content.map(({ questionId }) => questionId);
  };

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    [userId = 0] = await addUsers(database.store.db, 1);
  });
  afterEach(() => database?.drop());

  it('reports added, changed, unchanged and kept records', async () => {
    const first = await importPack(deps(), packFrom([easy(1), easy(2), wordRecord(1, 'apple'), clip, picture]));
    expect(first.questions).toEqual({ added: 2, changed: 0, unchanged: 0, kept: 0 });
    const second = await importPack(
      deps(),
      packFrom([easy(2), easy(3), wordRecord(1, 'apple', { translationCNList: ['苹果'] }), clip, picture]),
    );
    expect(second).toMatchObject({
      questions: { added: 1, changed: 0, unchanged: 1, kept: 1 },
      words: { added: 0, changed: 1, unchanged: 0, kept: 0 },
      clips: { added: 0, changed: 0, unchanged: 1, kept: 0 },
      pictures: { added: 0, changed: 0, unchanged: 1, kept: 0 },
    });
  });

  it('changes nothing the second time', async () => {
    const pack = () => packFrom([easy(1), hard(7), wordRecord(1, 'apple')]);
    await importPack(deps(), pack());
    const before = await database.store.db.selectFrom('questions').selectAll().execute();
    const again = await importPack({ db: database.store.db, clock: { now: () => 9_000 } }, pack());
    expect(again.questions).toEqual({ added: 0, changed: 0, unchanged: 2, kept: 0 });
    expect(await database.store.db.selectFrom('questions').selectAll().execute()).toEqual(before);
  });

  it('inserts later questions with lower ids in their proper place', async () => {
    await importPack(deps(), packFrom([easy(5), easy(9)]));
    await markPracticed(deps(), { userId, questionId: 9, isPracticed: true });
    await importPack(deps(), packFrom([easy(2), hard(7)]));
    expect(await idsOf({})).toEqual([2, 5, 7, 9]);
    expect(await idsOf({ isPracticed: false })).toEqual([2, 5, 7]);
    expect(await idsOf({ difficultyLevel: 'Easy' })).toEqual([2, 5, 9]);
  });

  it('moves a question and its marks to its new difficulty', async () => {
    await importPack(deps(), packFrom([easy(1), easy(2), easy(3)]));
    await markPracticed(deps(), { userId, questionId: 2, isPracticed: true });
    await importPack(deps(), packFrom([easy(1), hard(2), easy(3)]));
    expect(await idsOf({ isPracticed: true, difficultyLevel: 'Hard' })).toEqual([2]);
    expect(await idsOf({ isPracticed: true, difficultyLevel: 'Easy' })).toEqual([]);
    await markPracticed(deps(), { userId, questionId: 2, isPracticed: false });
    expect(await idsOf({ isPracticed: false })).toEqual([1, 2, 3]);
  });

  it('keeps answers when a question changes', async () => {
    await importPack(deps(), packFrom([easy(1)]));
    await saveAttempt(
      { ...deps(), config: loadConfig({}) },
      { userId, questionId: 1, submoduleId: 1, kind: 'answer', answer: 'yes', score: 1 },
    );
    const changed = questionRecord({ questionId: 1, submoduleId: 1, difficulty: 'Easy', word: 'other' });
    expect((await importPack(deps(), packFrom([changed]))).questions.changed).toBe(1);
    expect(await getQuestion(deps(), { userId, questionId: 1, submoduleId: 1 })).toMatchObject({
      word: 'other',
      userAnswer: 'yes',
    });
  });

  it('changes nothing and reports the line of a duplicate question', async () => {
    await expect(importPack(deps(), packFrom([easy(1), easy(2), easy(1)]))).rejects.toThrow(
      'Line 4 of the content pack: question 1 occurs twice.',
    );
    expect(await idsOf({})).toEqual([]);
  });

  it('changes nothing and reports the line when a question would move to another submodule', async () => {
    await importPack(deps(), packFrom([easy(1)]));
    const moved = questionRecord({ questionId: 1, submoduleId: 2, difficulty: 'Easy' });
    await expect(importPack(deps(), packFrom([easy(4), moved]))).rejects.toThrow(/Line 3.*belongs to submodule 1/);
    expect(await idsOf({})).toEqual([1]);
  });

  it('changes nothing when reading fails halfway', async () => {
    async function* broken() {
      yield easy(1);
      throw new Error('Line 3 of the content pack: the file is damaged.');
    }
    const { header } = packFrom([easy(1)]);
    await expect(importPack(deps(), { header, records: broken() })).rejects.toThrow('Line 3');
    expect(await idsOf({})).toEqual([]);
  });

  it('reports progress', async () => {
    const seen: number[] = [];
    const pack = packFrom(Array.from({ length: 450 }, (_, index) => easy(index + 1)));
    await importPack(deps(), pack, ({ done, total }) => seen.push(done / total));
    expect(seen).toEqual([200 / 450, 400 / 450, 1]);
  });
});
