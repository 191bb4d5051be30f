import { types } from '@rehearse/question-types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calibrateIfWorthwhile, createQuestionBank } from '../services/measurement/index.ts';
import { importPack } from '../services/packs/index.ts';
import { createTestDatabase, storeKinds, type TestDatabase } from '../testing/index.ts';
import { addUsers, packFrom, questionRecord } from '../testing/packs.ts';
import { calibrateCommand, calibrateHelp, wantsHelp } from './calibrate-command.ts';

const gaps = types.fillInTheBlanks.id;
const LEARNERS = 40;
const ids = Array.from({ length: 16 }, (_, index) => 1_000_001 + index);
const miskeyed = 1_000_004;
/** Harder than the bank believes: only able learners get it right. */
const hard = 1_000_010;
const dayMs = 24 * 60 * 60_000;

const question = (questionId: number, points: number) => ({
  ...questionRecord({ questionId, submoduleId: gaps, difficulty: 'Medium' }),
  measured: { points, uncertainty: 15 },
});

describe.each(storeKinds)('calibrating on %s', (kind) => {
  let database: TestDatabase;
  const clock = { now: () => 5000 * dayMs };
  const deps = () => ({ db: database.store.db, clock });
  const run = (...args: string[]) => calibrateCommand(deps(), args);
  const stored = () =>
    database.store.db.selectFrom('question_difficulties').selectAll().orderBy('question_id').execute();
  const difficultyOf = async (id: number) =>
    (await stored()).find(({ question_id }) => question_id === id)?.difficulty ?? 0;

  /** Learners from weak to able. All but two questions are right for those above its difficulty. */
  async function answerAll() {
    const users = await addUsers(database.store.db, LEARNERS);
    const rows = users.flatMap((user_id, index) => {
      const ability = 45 + (90 * index) / (LEARNERS - 1);
      return ids.map((question_id, place) => {
        const difficulty = question_id === hard ? 125 : 60 + 4 * place;
        const isRight = ability > difficulty;
        return {
          user_id,
          question_id,
          submodule_id: gaps,
          kind: 'answer' as const,
          answer: null,
          recording: null,
          score: Number(question_id === miskeyed ? !isRight : isRight),
          created_at: 1,
        };
      });
    });
    await database.store.db.insertInto('attempts').values(rows).execute();
    return users;
  }

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    await importPack(deps(), packFrom(ids.map((id, place) => question(id, 60 + 4 * place))));
  });
  afterEach(() => database.drop());

  it('moves difficulties towards the answers, and names the question with the wrong key', async () => {
    await answerAll();
    const before = await difficultyOf(hard);
    const printed = await run();
    expect(before).toBe(96);
    expect(await difficultyOf(hard)).toBeGreaterThan(110);
    const row = (await stored()).find(({ question_id }) => question_id === hard);
    expect(row).toMatchObject({ prior_difficulty: 96, prior_uncertainty: 15, answers: LEARNERS });
    expect(row?.uncertainty).toBeLessThan(10);
    expect(printed).toMatch(/640 answers of 40 learners; 16 questions/);
    expect(printed).toMatch(/1000010 {2}96 ± 15 -> 1[123]\d ± \d {2}40 answers {2}Fill In the Blanks/);
    expect(printed).toMatch(/Questions to look at: 1\n {2}1000004 .*the key may be wrong/);
    // a question that doesn’t fit keeps its place, and says little about anybody
    expect((await stored())[3]).toMatchObject({ question_id: miskeyed, difficulty: 72, uncertainty: 40 });
    const { byId } = await createQuestionBank(deps()).ofType(deps().db, gaps);
    expect(byId.get(hard)?.difficulty).toBe(row?.difficulty);
  });

  it('gives the same again, and stores nothing in a dry run', async () => {
    await answerAll();
    const before = await stored();
    expect(await run('--dry-run', '--most', '3')).toMatch(/and 13 more[\s\S]*Nothing was stored\.$/);
    expect(await stored()).toEqual(before);
    await run();
    const once = await stored();
    await run();
    expect(await stored()).toEqual(once);
  });

  it('uses the first answer of a learner to a question only', async () => {
    const users = await answerAll();
    await run();
    const once = await stored();
    const again = users.flatMap((user_id) => [hard, miskeyed].map((question_id) => ({ user_id, question_id })));
    await database.store.db
      .insertInto('attempts')
      .values(
        again.map((each) => ({
          ...each,
          submodule_id: gaps,
          kind: 'answer' as const,
          answer: null,
          recording: null,
          score: 1,
          created_at: 2,
        })),
      )
      .execute();
    await run();
    expect(await stored()).toEqual(once);
  });

  it('is done by the server if there are 500 new answers', async () => {
    expect(await calibrateIfWorthwhile(deps())).toBeNull();
    await answerAll();
    expect((await calibrateIfWorthwhile(deps()))?.doubtful.map(({ questionId }) => questionId)).toEqual([miskeyed]);
    expect(await calibrateIfWorthwhile(deps())).toBeNull();
  });

  it('keeps what answers say when a new pack has other measures', async () => {
    await answerAll();
    await run();
    const before = await difficultyOf(hard);
    await importPack(deps(), packFrom(ids.map((id) => question(id, 80))));
    expect(await difficultyOf(hard)).toBe(before);
    await run();
    expect(await difficultyOf(hard)).not.toBe(before);
  });

  it('says so if there is nothing to read', async () => {
    expect(await run()).toBe(
      '0 answers of 0 learners; 0 questions have a difficulty from answers.\nNo question behaves badly (30 answers are needed to say so).',
    );
  });
});

it('explains itself, and refuses what it doesn’t know', async () => {
  expect(calibrateHelp).toContain('--dry-run');
  expect(wantsHelp(['--help'])).toBe(true);
  const nothing = {} as never;
  await expect(calibrateCommand(nothing, ['--most', 'few'])).rejects.toThrow(
    '--most must be a whole number, not "few".',
  );
  await expect(calibrateCommand(nothing, ['--twice'])).rejects.toThrow('--twice');
});
