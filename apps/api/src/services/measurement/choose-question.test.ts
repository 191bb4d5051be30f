import { types } from '@rehearse/question-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerRow } from '../../domain/measurement/index.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/index.ts';
import { addUsers, packFrom, questionRecord } from '../../testing/packs.ts';
import { importPack } from '../packs/index.ts';
import { attemptedQuestions, type ChoiceRequest, chooseQuestion, createQuestionBank, levelOf } from './index.ts';

const words = types.readAndSelect.id;
const gaps = types.fillInTheBlanks.id;
const photos = types.speakAboutThePhoto.id;
const dayMs = 24 * 60 * 60_000;

const question = (questionId: number, points: number, submoduleId: number = words, payload: object = {}) => {
  const record = questionRecord({
    questionId,
    submoduleId,
    difficulty: points < 80 ? 'Easy' : points < 110 ? 'Medium' : 'Hard',
  });
  return {
    ...record,
    measured: { points, uncertainty: 12 },
    payload: { ...record.payload, ...payload },
  } as typeof record;
};
const answer = (questionId: number, score: number, submoduleId: number = gaps): AnswerRow => ({
  slot: questionId,
  submoduleId,
  questionId,
  state: 'answered',
  isLate: false,
  score,
  usedSeconds: 3,
  seconds: 5,
});
/** 100 words from 40 to 139 points, and 20 gaps at 95. */
const bankRecords = [
  ...Array.from({ length: 100 }, (_, index) => question(101 + index, 40 + index)),
  ...Array.from({ length: 20 }, (_, index) =>
    question(1001 + index, 95, gaps, { referenceAnswer: ['w', String(index)] }),
  ),
];

describe.each(storeKinds)('the next question, from %s', (kind) => {
  let database: TestDatabase;
  let userId: number;
  let now = 0;
  const clock = { now: () => now };

  beforeEach(async () => {
    now = 1000 * dayMs;
    database = await createTestDatabase(kind);
    [userId = 0] = await addUsers(database.store.db, 1);
  });
  afterEach(() => database.drop());

  const fill = (records = bankRecords) => importPack({ db: database.store.db, clock }, packFrom(records));
  const chooser = () => {
    const bank = createQuestionBank({ clock });
    const deps = {
      db: database.store.db,
      clock,
      bank,
      seen: attemptedQuestions(database.store.db),
      random: Math.random,
    };
    return (request: Partial<ChoiceRequest> = {}) =>
      chooseQuestion(deps, { userId, submoduleId: words, answersSoFar: [], excluded: [], ...request });
  };
  const several = async (choose: ReturnType<typeof chooser>, request: Partial<ChoiceRequest> = {}) => {
    const ids: number[] = [];
    for (let turn = 0; turn < 40; turn++) ids.push((await choose(request)) ?? 0);
    return ids;
  };
  const attempt = async (questionId: number, submoduleId: number, daysAgo: number, score: number | null = null) => {
    await database.store.db
      .insertInto('attempts')
      .values({
        user_id: userId,
        question_id: questionId,
        submodule_id: submoduleId,
        kind: 'answer',
        answer: 'yes',
        recording: null,
        score,
        created_at: now - daysAgo * dayMs,
      })
      .execute();
  };
  const pointsOf = (id: number) => id - 101 + 40;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('is one of a few near the learner’s ability, by chance', async () => {
    await fill();
    const chosen = await several(chooser());
    expect(new Set(chosen).size).toBeGreaterThan(3);
    // guessing makes words easier than the ability of 88 more informative
    for (const id of chosen) expect(pointsOf(id)).toBeGreaterThan(65);
    for (const id of chosen) expect(pointsOf(id)).toBeLessThan(95);
  });

  it('is harder after right answers in this sitting, and a little harder after earlier ones', async () => {
    await fill();
    const choose = chooser();
    const before = mean((await several(choose)).map(pointsOf));
    const right = Array.from({ length: 10 }, (_, index) => answer(1001 + index, 1));
    const after = mean((await several(choose, { answersSoFar: right })).map(pointsOf));
    for (let index = 0; index < 10; index++) await attempt(1001 + index, gaps, 10, 1);
    const later = mean((await several(choose)).map(pointsOf));
    expect(after).toBeGreaterThan(before + 15);
    expect(later).toBeGreaterThan(before + 4);
    expect(later).toBeLessThan(after - 4);
  });

  it('is never one that was seen in the last 60 days while there are others', async () => {
    await fill(bankRecords.filter(({ questionId }) => questionId < 113));
    const seenLately = [103, 104, 105, 106, 107, 108, 109, 110, 111, 112];
    for (const [index, id] of seenLately.entries()) await attempt(id, words, index + 1);
    await attempt(101, words, 61);
    expect(new Set(await several(chooser()))).toEqual(new Set([101, 102]));
  });

  it('is the one seen longest ago when all have been seen', async () => {
    await fill(bankRecords.filter(({ questionId }) => questionId < 105));
    for (const [id, daysAgo] of [
      [101, 3],
      [102, 40],
      [103, 20],
      [104, 50],
    ] as const) {
      await attempt(id, words, daysAgo);
      await attempt(id, words, daysAgo + 100);
    }
    const choose = chooser();
    expect(new Set(await several(choose))).toEqual(new Set([104]));
    expect(new Set(await several(choose, { excluded: [{ submoduleId: words, questionId: 104 }] }))).toEqual(
      new Set([102]),
    );
  });

  it('is none of the sitting, and null when the type has no other', async () => {
    await fill(bankRecords.filter(({ questionId }) => questionId < 103));
    const choose = chooser();
    const first = { submoduleId: words, questionId: 101 };
    expect(await choose({ excluded: [first] })).toBe(102);
    expect(await choose({ excluded: [first, { submoduleId: words, questionId: 102 }] })).toBeNull();
    expect(await choose({ submoduleId: types.writingSample.id })).toBeNull();
  });

  it('has another picture than those of the sitting, also if another type showed it', async () => {
    const photo = (questionId: number, submoduleId: number, name: string) =>
      question(questionId, 95, submoduleId, { questionImageUrl: `/media/pictures/${name}.jpg` });
    await fill([photo(501, photos, 'harbor'), photo(502, photos, 'kitchen'), photo(1101, 11, 'harbor')]);
    const excluded = [{ submoduleId: 11, questionId: 1101 }];
    const choose = chooser();
    expect(new Set(await several(choose, { submoduleId: photos, excluded }))).toEqual(new Set([502]));
    expect(
      await choose({ submoduleId: photos, excluded: [...excluded, { submoduleId: photos, questionId: 502 }] }),
    ).toBe(501);
  });

  it('is not from the same few for everybody when many are equally hard', async () => {
    await fill(Array.from({ length: 400 }, (_, index) => question(101 + index, 70 + (index % 20))));
    expect(new Set(await several(chooser())).size).toBeGreaterThan(15);
  });

  it('is a made-up word as often as a real one, although more is known of real ones', async () => {
    const word = (questionId: number, correct: boolean) => ({
      ...question(questionId, 60 + (questionId % 40), words, { correct }),
      measured: { points: 60 + (questionId % 40), uncertainty: correct ? 10 : 25 },
    });
    await fill(Array.from({ length: 200 }, (_, index) => word(101 + index, index < 150)));
    const chosen = await several(chooser());
    const madeUp = chosen.filter((id) => id >= 251).length;
    // 40 throws of a coin: outside of this once in ten million times
    expect(madeUp).toBeGreaterThan(4);
    expect(madeUp).toBeLessThan(36);
  });

  it('is of the level that a drill asks for', async () => {
    await fill();
    const chosen = await several(chooser(), { level: 'Hard' });
    for (const id of chosen) expect(pointsOf(id)).toBeGreaterThanOrEqual(110);
  });

  it('is a new one a minute after another process imported it', async () => {
    await fill(bankRecords.filter(({ questionId }) => questionId === 101));
    const choose = chooser();
    expect(await choose()).toBe(101);
    now += 1000;
    await fill(bankRecords.filter(({ questionId }) => questionId < 103));
    now += 60_000;
    expect(await choose({ excluded: [{ submoduleId: words, questionId: 101 }] })).toBe(102);
  });

  it('has the difficulty of its level if the pack says no more', async () => {
    await fill([questionRecord({ questionId: 7, submoduleId: words, difficulty: 'Hard' })]);
    const { byId } = await createQuestionBank({ clock }).ofType(database.store.db, words);
    expect(byId.get(7)).toMatchObject({ difficulty: 125, uncertainty: 20, level: 'Hard' });
  });

  it('fits the learner’s level, which is known after five graded answers', async () => {
    await fill();
    const bank = createQuestionBank({ clock });
    const level = () => levelOf({ db: database.store.db, clock, bank }, { userId, submoduleId: words });
    for (let index = 0; index < 4; index++) await attempt(1001 + index, gaps, 1, 0);
    expect(await level()).toBeNull();
    for (let index = 4; index < 12; index++) await attempt(1001 + index, gaps, 1, 0);
    const fitting = await level();
    expect(fitting?.level).toBe('Easy');
    expect(fitting?.to).toBeGreaterThan(fitting?.from ?? 0);
  });
});
