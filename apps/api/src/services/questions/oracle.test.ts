import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../config/config.ts';
import { shuffleOf } from '../../domain/shuffle.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../../testing/databases.ts';
import { addUsers, packFrom, questionRecord } from '../../testing/packs.ts';
import { importPack, withdrawQuestions } from '../packs/index.ts';
import {
  createPlaceDifficulties,
  findPlace,
  getNeighbour,
  listQuestions,
  markPracticed,
  type QuestionFilter,
  saveAttempt,
  visitor,
} from './index.ts';

const config = loadConfig({});

const levels = ['Easy', 'Medium', 'Hard'] as const;
type Level = (typeof levels)[number];

/** A naive in-memory model of the store that answers every query by scanning. */
class Oracle {
  readonly questions = new Map<number, { submoduleId: number; level: Level; points: number }>();
  readonly marks = new Set<string>();
  /** A learner's answers to a question, in order. */
  readonly answers = new Map<string, { score: number; at: number }[]>();

  isPracticed(userId: number, questionId: number) {
    return this.marks.has(`${userId}/${questionId}`);
  }

  answersTo(userId: number, questionId: number) {
    return this.answers.get(`${userId}/${questionId}`) ?? [];
  }

  scoresOf(userId: number, questionId: number) {
    return this.answersTo(userId, questionId).map(({ score }) => score);
  }

  /** When the question was last answered until a time; before everything if it wasn't. */
  seenAt(userId: number, questionId: number, until: number) {
    const times = this.answersTo(userId, questionId).map(({ at }) => at);
    return Math.max(-1, ...times.filter((at) => at <= until));
  }

  /** All questions of the submodule and level, in list order. */
  ordered({ userId, submoduleId, difficultyLevel, isAsc, shuffle, aim, seenUntil }: QuestionFilter) {
    const ids = [...this.questions]
      .filter(([, question]) => question.submoduleId === submoduleId)
      .filter(([, question]) => difficultyLevel === undefined || question.level === difficultyLevel)
      .map(([id]) => id)
      .sort((a, b) => a - b);
    if (shuffle !== undefined) {
      const { at } = shuffleOf(shuffle, ids.length);
      return ids.map((_, position) => ids[at(position)] ?? 0);
    }
    const pointsOf = (id: number) => this.questions.get(id)?.points ?? 0;
    if (aim !== undefined)
      return ids.sort(
        (a, b) => Math.abs(pointsOf(a) - aim) - Math.abs(pointsOf(b) - aim) || pointsOf(a) - pointsOf(b) || a - b,
      );
    if (seenUntil !== undefined)
      return ids.sort((a, b) => this.seenAt(userId, a, seenUntil) - this.seenAt(userId, b, seenUntil) || a - b);
    return isAsc ? ids : ids.reverse();
  }

  isListed({ userId, isPracticed, isCorrect }: QuestionFilter, id: number) {
    const scores = this.scoresOf(userId, id);
    return (
      (isPracticed === undefined || this.isPracticed(userId, id) === isPracticed) &&
      (isCorrect === undefined || (scores.length > 0 && !scores.includes(0) === isCorrect))
    );
  }

  filtered(filter: QuestionFilter) {
    return this.ordered(filter).filter((id) => this.isListed(filter, id));
  }

  neighbour(filter: QuestionFilter & { questionId: number }, direction: 'next' | 'previous') {
    const ids = this.filtered(filter).filter((id) => id !== filter.questionId);
    const ordered = this.ordered(filter);
    const at = ordered.indexOf(filter.questionId);
    const isLater = (id: number) =>
      [filter.shuffle, filter.aim, filter.seenUntil].some((value) => value !== undefined)
        ? ordered.indexOf(id) > at
        : filter.isAsc
          ? id > filter.questionId
          : id < filter.questionId;
    return direction === 'next' ? ids.find(isLater) : ids.filter((id) => !isLater(id)).at(-1);
  }

  place(filter: QuestionFilter & { questionId: number }) {
    const ordered = this.ordered(filter);
    const at = ordered.indexOf(filter.questionId);
    if (at === -1) return null;
    const before = ordered.slice(0, at).filter((id) => this.isListed(filter, id)).length;
    const isListed = this.isListed(filter, filter.questionId);
    return { globalIndex: before + 1, totalElements: this.filtered(filter).length + (isListed ? 0 : 1) };
  }
}

const questionIds = fc.integer({ min: 1, max: 40 });
const steps = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      import: fc.uniqueArray(fc.tuple(questionIds, fc.constantFrom(...levels), fc.integer({ min: 90, max: 99 })), {
        maxLength: 20,
        selector: ([questionId]) => questionId,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ withdraw: fc.array(questionIds, { minLength: 1, maxLength: 12 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ mark: fc.array(fc.tuple(fc.nat(1), questionIds, fc.boolean()), { maxLength: 12 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ answer: fc.array(fc.tuple(fc.nat(1), questionIds, fc.boolean()), { maxLength: 12 }) }),
  },
);
const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const aim = fc.integer({ min: 88, max: 101 });
const seenUntil = fc.integer({ min: 1_000, max: 1_020 });
const orders = fc.oneof(
  fc.record({ isAsc: fc.boolean() }, { requiredKeys: [] }),
  fc.record({ shuffle: seed }),
  fc.record({ aim }),
  fc.record({ seenUntil }),
  fc.record({ isAsc: fc.boolean(), shuffle: seed, aim, seenUntil }, { requiredKeys: [] }),
);
const filters = fc
  .tuple(
    fc.record(
      {
        user: fc.integer({ min: -1, max: 1 }),
        submoduleId: fc.constantFrom(1, 2),
        difficultyLevel: fc.constantFrom(...levels),
        isPracticed: fc.boolean(),
        isCorrect: fc.boolean(),
      },
      { requiredKeys: ['user', 'submoduleId'] },
    ),
    orders,
  )
  .map(([filter, order]): typeof filter & Partial<Pick<QuestionFilter, 'isAsc' | 'shuffle' | 'aim' | 'seenUntil'>> => ({
    ...filter,
    ...order,
  }));
const asks = fc.record({
  filter: filters,
  page: fc.integer({ min: 1, max: 6 }),
  size: fc.constantFrom(1, 3, 10),
  from: questionIds,
});

/** The question ids of the two submodules are interleaved. */
const submoduleOf = (questionId: number) => (questionId % 3 === 0 ? 2 : 1);

describe.each(storeKinds)('lists, next and previous on %s', (kind) => {
  let database: TestDatabase;
  let users: number[];
  let now = 1_000;
  const clock = { now: () => now };
  const difficulties = createPlaceDifficulties();

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    users = await addUsers(database.store.db, 2);
  });
  afterAll(() => database?.drop());

  it('agree with a full scan after any sequence of imports, withdrawals and practice', async () => {
    const { db } = database.store;
    const deps = { db, clock, difficulties };
    await fc.assert(
      fc.asyncProperty(
        fc.array(steps, { minLength: 1, maxLength: 6 }),
        fc.array(asks, { minLength: 8, maxLength: 12 }),
        async (history, questions) => {
          await db.deleteFrom('questions').execute();
          await db.deleteFrom('question_counts').execute();
          await db.deleteFrom('practice_counts').execute();
          now = 1_000;
          const oracle = new Oracle();
          for (const step of history) await apply(step, oracle);
          for (const ask of questions) await compare(ask, oracle);
        },
      ),
      { numRuns: 100 },
    );

    async function apply(step: typeof steps extends fc.Arbitrary<infer Step> ? Step : never, oracle: Oracle) {
      if ('answer' in step) {
        for (const [user, questionId, isRight] of step.answer) {
          const userId = users[user] ?? visitor;
          // Every payload is a real word of submodule 1; those of the other submodule are never parsed.
          if (oracle.questions.get(questionId)?.submoduleId !== 1) continue;
          const answer = isRight ? 'yes' : 'no';
          now += 1;
          await saveAttempt({ ...deps, config }, { userId, questionId, submoduleId: 1, kind: 'answer', answer });
          oracle.answers.set(`${userId}/${questionId}`, [
            ...oracle.answersTo(userId, questionId),
            { score: isRight ? 1 : 0, at: now },
          ]);
        }
        return;
      }
      if ('withdraw' in step) {
        await withdrawQuestions(deps, step.withdraw);
        for (const questionId of step.withdraw) oracle.questions.delete(questionId);
        return;
      }
      if ('import' in step) {
        const sketches = step.import.map(([questionId, difficulty, points]) => ({
          questionId,
          difficulty,
          submoduleId: submoduleOf(questionId),
          points,
        }));
        const records = sketches.map(({ points, ...sketch }) => ({
          ...questionRecord(sketch),
          measured: { points, uncertainty: 15 },
        }));
        await importPack(deps, packFrom(records));
        for (const { questionId, submoduleId, difficulty, points } of sketches)
          oracle.questions.set(questionId, { submoduleId, level: difficulty, points });
        return;
      }
      for (const [user, questionId, isPracticed] of step.mark) {
        const userId = users[user] ?? visitor;
        const done = markPracticed(deps, { userId, questionId, isPracticed });
        if (!oracle.questions.has(questionId)) {
          await expect(done).rejects.toThrow('This question does not exist');
          continue;
        }
        await done;
        if (isPracticed) oracle.marks.add(`${userId}/${questionId}`);
        else oracle.marks.delete(`${userId}/${questionId}`);
      }
    }

    async function compare(
      { filter: { user, ...rest }, page, size, from }: typeof asks extends fc.Arbitrary<infer Ask> ? Ask : never,
      oracle: Oracle,
    ) {
      const filter = { ...rest, userId: users[user] ?? visitor };
      const expected = oracle.filtered(filter);
      const list = await listQuestions(deps, { ...filter, page, size });
      expect({ ...list, content: list.content.map(({ questionId }) => questionId) }).toEqual({
        content: expected.slice((page - 1) * size, page * size),
        totalElements: expected.length,
        totalPages: Math.ceil(expected.length / size),
        offers: ['isCorrect', 'shuffle', ...(filter.userId === visitor ? [] : ['aim', 'seenUntil'])],
      });
      for (const item of list.content) {
        expect(item.isPracticed).toBe(oracle.isPracticed(filter.userId, item.questionId));
        expect(item.difficultyLevel).toBe(oracle.questions.get(item.questionId)?.level);
        const scores = oracle.scoresOf(filter.userId, item.questionId);
        expect(item.bestScore).toBe(scores.length === 0 ? null : Math.max(...scores));
      }
      for (const direction of ['next', 'previous'] as const) {
        const found = await getNeighbour(deps, direction, { ...filter, questionId: from });
        expect(found?.questionId).toBe(oracle.neighbour({ ...filter, questionId: from }, direction));
        if (found) expect(found.isPracticed).toBe(oracle.isPracticed(filter.userId, found.questionId));
      }
      const place = findPlace(deps, { ...filter, questionId: from });
      if (oracle.questions.get(from)?.submoduleId === filter.submoduleId)
        expect(await place).toEqual(oracle.place({ ...filter, questionId: from }));
      else expect(await place).toBeNull();
    }
  });

  it('keep the order by what was seen while the learner answers, so that "next" goes on', async () => {
    const { db } = database.store;
    const deps = { db, clock, difficulties };
    const [userId = 0] = users;
    await db.deleteFrom('questions').execute();
    now = 2_000;
    const ids = [1, 4, 7, 10, 13];
    await importPack(
      deps,
      packFrom(ids.map((questionId) => questionRecord({ questionId, submoduleId: 1, difficulty: 'Easy' }))),
    );
    const answer = async (questionId: number) => {
      now += 10;
      await saveAttempt({ ...deps, config }, { userId, questionId, submoduleId: 1, kind: 'answer', answer: 'yes' });
    };
    for (const questionId of [10, 4, 10, 1]) await answer(questionId);
    const filter = { userId, submoduleId: 1, seenUntil: now };
    const order = async (seenUntil: number) => {
      const { content } = await listQuestions(deps, { ...filter, seenUntil, page: 1, size: 10 });
      return content.map(({ questionId }) => questionId);
    };
    expect(await order(filter.seenUntil)).toEqual([7, 13, 4, 10, 1]);

    const met = [7];
    for (let at = 7; ; at = met.at(-1) ?? 0) {
      await answer(at);
      const next = await getNeighbour(deps, 'next', { ...filter, questionId: at });
      if (!next) break;
      met.push(next.questionId);
    }
    expect(met).toEqual([7, 13, 4, 10, 1]);
    expect(await order(filter.seenUntil)).toEqual(met);
    await answer(13);
    expect(await order(now)).toEqual([7, 4, 10, 1, 13]);
  });
});
