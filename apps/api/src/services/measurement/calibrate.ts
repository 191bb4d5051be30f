import { setImmediate } from 'node:timers/promises';
import { type Difficulty, doubtsAbout, type QuestionDoubt } from '@rehearse/scoring/adaptive';
import { type Db, inTransaction, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { calibrateBank, measuredType, priorOfLevel, type TimedAnswer } from '../../domain/measurement/index.ts';

/** How a question changed, in points. */
export interface MovedQuestion {
  readonly questionId: number;
  readonly submoduleId: number;
  readonly before: Difficulty;
  readonly after: Difficulty;
  readonly answers: number;
}

/** A question whose answers don't fit. */
export interface DoubtfulQuestion {
  readonly questionId: number;
  readonly submoduleId: number;
  readonly doubts: readonly QuestionDoubt[];
  readonly answers: number;
  /** See `Calibration`. */
  readonly misfit: number;
  readonly discrimination: number | null;
}

export interface CalibrationReport {
  /** Answers and learners that were read. */
  readonly answers: number;
  readonly learners: number;
  /** Every question that has answers, the one that moved most first. */
  readonly moved: readonly MovedQuestion[];
  /** The question that fits worst first. */
  readonly doubtful: readonly DoubtfulQuestion[];
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
}

/** The newest answers that are used: about a minute of work. */
const MOST_ANSWERS = 100_000;

interface StoredAnswer {
  readonly user_id: number;
  readonly question_id: number;
  readonly submodule_id: number;
  readonly score: number;
}

/**
 * Every learner's first attempt at each question with a key, newest first: later ones were made by somebody who had seen it.
 */
async function readAnswers(db: Db): Promise<TimedAnswer[]> {
  const { rows } = await sql<StoredAnswer>`select a.user_id, a.question_id, a.submodule_id, a.score
    from attempts a join (
      select min(attempt_id) as attempt_id from attempts group by user_id, question_id
    ) f on f.attempt_id = a.attempt_id
    where a.score is not null
    order by a.attempt_id desc limit ${MOST_ANSWERS}`.execute(db);
  return rows
    .filter(({ submodule_id }) => measuredType(submodule_id)?.model)
    .map(({ user_id, question_id, submodule_id, score }) => ({
      userId: user_id,
      questionId: question_id,
      submoduleId: submodule_id,
      score,
    }));
}

interface StoredDifficulty {
  readonly question_id: number;
  readonly level: DifficultyLevel;
  readonly prior_difficulty: number | null;
  readonly prior_uncertainty: number | null;
  readonly difficulty: number | null;
  readonly uncertainty: number | null;
}

/** What is stored of the questions that have answers. */
async function readStored(db: Db): Promise<Map<number, { prior: Difficulty; current: Difficulty }>> {
  const { rows } = await sql<StoredDifficulty>`select q.question_id, q.difficulty as level, d.prior_difficulty,
      d.prior_uncertainty, d.difficulty, d.uncertainty
    from questions q left join question_difficulties d on d.question_id = q.question_id
    where exists (select 1 from attempts a where a.question_id = q.question_id and a.score is not null)`.execute(db);
  return new Map(
    rows.map((row) => {
      const ofLevel = priorOfLevel(row.level);
      const prior = {
        difficulty: row.prior_difficulty ?? ofLevel.points,
        uncertainty: row.prior_uncertainty ?? ofLevel.uncertainty,
      };
      const current = {
        difficulty: row.difficulty ?? prior.difficulty,
        uncertainty: row.uncertainty ?? prior.uncertainty,
      };
      return [row.question_id, { prior, current }];
    }),
  );
}

async function store(
  { db, clock }: Needs,
  changes: readonly { questionId: number; prior: Difficulty; after: Difficulty; answers: number }[],
  run: { lastAttemptId: number; answers: number },
) {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    for (const { questionId, prior, after, answers } of changes) {
      const current = { difficulty: after.difficulty, uncertainty: after.uncertainty, answers, updated_at: now };
      await tx
        .insertInto('question_difficulties')
        .values({
          question_id: questionId,
          prior_difficulty: prior.difficulty,
          prior_uncertainty: prior.uncertainty,
          ...current,
        })
        .onConflict((conflict) => conflict.column('question_id').doUpdateSet(current))
        .execute();
    }
    await tx
      .insertInto('calibrations')
      .values({ last_attempt_id: run.lastAttemptId, answers: run.answers, calibrated_at: now })
      .execute();
  });
}

async function lastAttemptId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('attempts')
    .select(({ fn }) => fn.max('attempt_id').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** A question whose answers don't fit says little about anybody, wherever they would put it. */
const doubted = ({ difficulty }: Difficulty): Difficulty => ({ difficulty, uncertainty: 40 });

const moveOf = ({ before, after }: MovedQuestion) => Math.abs(after.difficulty - before.difficulty);

/**
 * Estimates the difficulties of all questions that learners have answered, and stores them unless it is a dry run. The same
 * answers always give the same difficulties. Other requests get a turn all the time.
 */
export async function calibrateDifficulties(
  deps: Needs,
  { isDry = false }: { isDry?: boolean } = {},
): Promise<CalibrationReport> {
  const last = await lastAttemptId(deps.db);
  const answers = await readAnswers(deps.db);
  const stored = await readStored(deps.db);
  const ofMedium = priorOfLevel('Medium');
  const unknown = { difficulty: ofMedium.points, uncertainty: ofMedium.uncertainty };
  const priorOf = (questionId: number) => stored.get(questionId)?.prior ?? unknown;
  const calibrated = await calibrateBank({ answers, priorOf, pause: () => setImmediate() });
  const submoduleOf = new Map(answers.map(({ questionId, submoduleId }) => [questionId, submoduleId]));
  const results = [...calibrated].map(([questionId, calibration]) => {
    const { difficulty, uncertainty, ...fit } = calibration;
    const doubts = doubtsAbout(calibration);
    return {
      ...fit,
      questionId,
      submoduleId: submoduleOf.get(questionId) ?? 0,
      before: stored.get(questionId)?.current ?? unknown,
      after: doubts.length > 0 ? doubted(priorOf(questionId)) : { difficulty, uncertainty },
      doubts,
    };
  });
  if (!isDry) {
    const changes = results.map((result) => ({ ...result, prior: priorOf(result.questionId) }));
    await store(deps, changes, { lastAttemptId: last, answers: answers.length });
  }
  return {
    answers: answers.length,
    learners: new Set(answers.map(({ userId }) => userId)).size,
    moved: results.toSorted((a, b) => moveOf(b) - moveOf(a)),
    doubtful: results.filter(({ doubts }) => doubts.length > 0).toSorted((a, b) => b.misfit - a.misfit),
  };
}

/** With fewer new answers hardly anything would move. */
const ENOUGH_NEW = 500;

/** Estimates difficulties if there are 500 answers since the last time; null if there are not. */
export async function calibrateIfWorthwhile(deps: Needs): Promise<CalibrationReport | null> {
  const before = await deps.db
    .selectFrom('calibrations')
    .select('last_attempt_id')
    .orderBy('calibration_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { n } = await deps.db
    .selectFrom('attempts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('attempt_id', '>', before?.last_attempt_id ?? 0)
    .where('score', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(n) < ENOUGH_NEW ? null : calibrateDifficulties(deps);
}
