import { types } from '@rehearse/question-types';
import { type Candidate, createQuestionIndex, type Difficulty, type QuestionIndex } from '@rehearse/scoring/adaptive';
import { type Db, kindOf, type RawBuilder, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { priorOfLevel } from '../../domain/measurement/index.ts';

/** A question that a sitting may ask. */
export interface BankQuestion extends Candidate {
  readonly level: DifficultyLevel;
  /** Equal for questions that have the same picture, passage or word; null if nothing like that is known. */
  readonly likeness: string | null;
  /** Of which kind its answer is, for types whose answers must not be foreseen; else null. */
  readonly kind: string | null;
}

/** The questions of a type in memory. */
export interface TypeQuestions {
  readonly index: QuestionIndex<BankQuestion>;
  readonly byId: ReadonlyMap<number, BankQuestion>;
  /** Every kind of answer that there is. */
  readonly kinds: readonly (string | null)[];
}

/**
 * All questions with their difficulties, in memory by type. Each type is read when it is first needed, with the given
 * database: a question may be chosen inside a transaction, which must not wait for another connection.
 */
export interface QuestionBank {
  ofType(db: Db, submoduleId: number): Promise<TypeQuestions>;
}

/** Where questions of a type have what must not come twice in a sitting. */
const likenessFields: Readonly<Record<number, string>> = {
  [types.speakAboutThePhoto.id]: 'questionImageUrl',
  [types.writeAboutThePhoto.id]: 'questionImageUrl',
  [types.readAndComplete.id]: 'questionText',
  [types.interactiveReading.id]: 'questionText',
  [types.interactiveListening.id]: 'questionText',
  [types.fillInTheBlanks.id]: 'referenceAnswer',
};

/** Where questions have the kind of their answer: real and made-up words come equally often. */
const kindFields: Readonly<Record<number, string>> = { [types.readAndSelect.id]: 'correct' };

/** A field of the payload as text. The name comes from the tables above only. */
function fieldOf(db: Db, field: string | undefined): RawBuilder<string | null> {
  if (field === undefined) return sql`null`;
  return kindOf(db) === 'sqlite'
    ? sql`cast(json_extract(q.payload, ${`$.${field}`}) as text)`
    : sql`cast(q.payload as jsonb) ->> ${field}`;
}

interface Row {
  id: number;
  level: DifficultyLevel;
  difficulty: number | null;
  uncertainty: number | null;
  likeness: string | null;
  kind: string | null;
}

async function readType(db: Db, submoduleId: number): Promise<TypeQuestions> {
  const { rows } = await sql<Row>`select q.question_id as id, q.difficulty as level, d.difficulty, d.uncertainty,
      ${fieldOf(db, likenessFields[submoduleId])} as likeness,
      ${fieldOf(db, kindFields[submoduleId])} as kind
    from questions q left join question_difficulties d on d.question_id = q.question_id
    where q.submodule_id = ${submoduleId} and q.withdrawn_at is null`.execute(db);
  const questions = rows.map(({ id, level, difficulty, uncertainty, likeness, kind }): BankQuestion => {
    const prior = priorOfLevel(level);
    return {
      id,
      level,
      difficulty: difficulty ?? prior.points,
      uncertainty: uncertainty ?? prior.uncertainty,
      likeness: likeness?.toLowerCase() ?? null,
      kind,
    };
  });
  return {
    index: createQuestionIndex(questions),
    byId: new Map(questions.map((question) => [question.id, question])),
    kinds: [...new Set(questions.map(({ kind }) => kind))],
  };
}

/** Changes when a question, or what is known of its difficulty, changes; also if another process did it. */
async function revisionOf(db: Db): Promise<string> {
  const { rows } = await sql<{ updated: number | null; questions: number | null; packs: number | null }>`select
    (select max(updated_at) from question_difficulties) as updated,
    (select sum(n) from question_counts) as questions,
    (select max(pack_id) from packs) as packs`.execute(db);
  return JSON.stringify(rows.map(({ updated, questions, packs }) => [Number(updated), Number(questions), packs]));
}

/** How long changes by another process may go unnoticed. */
const CHECK_MS = 60_000;

/** Keeps the questions of each type in memory, and reads them again after an import or a calibration. */
export function createQuestionBank({ clock }: { clock: Clock }): QuestionBank {
  let ofTypes = new Map<number, Promise<TypeQuestions>>();
  let revision: string | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function forgetIfChanged(db: Db) {
    if (clock.now() - checkedAt < CHECK_MS) return;
    checkedAt = clock.now();
    const current = await revisionOf(db);
    if (current !== revision) ofTypes = new Map();
    revision = current;
  }

  return {
    async ofType(db, submoduleId) {
      await forgetIfChanged(db);
      const known = ofTypes.get(submoduleId);
      if (known) return known;
      const reading = readType(db, submoduleId);
      ofTypes.set(submoduleId, reading);
      reading.catch(() => ofTypes.delete(submoduleId));
      return reading;
    },
  };
}

/** The difficulties of questions, whatever their type; of unknown ones that of a medium question. */
export async function readDifficulties(
  { db, bank }: { db: Db; bank: QuestionBank },
  rows: readonly { readonly submoduleId: number; readonly questionId: number }[],
): Promise<(questionId: number) => Difficulty> {
  const typeIds = [...new Set(rows.map(({ submoduleId }) => submoduleId))];
  const questions = await Promise.all(typeIds.map((submoduleId) => bank.ofType(db, submoduleId)));
  const { points, uncertainty } = priorOfLevel('Medium');
  return (questionId) =>
    questions.find(({ byId }) => byId.has(questionId))?.byId.get(questionId) ?? { difficulty: points, uncertainty };
}
