import { randomUUID } from 'node:crypto';
import { type Db, type StoreKind, sql } from '../apps/api/src/db/index.ts';
import type { ClassKey } from '../apps/api/src/services/classes/access.ts';

/** The size of a seeded class. */
export interface ClassSize {
  readonly members: number;
  readonly drills: number;
  readonly tests: number;
  /** In a drill or test. */
  readonly questions: number;
}

const types = [1, 2, 6, 8, 10] as const;
const essay = { questionId: 1000, submoduleId: 14 };
const bank = 500;
const now = Date.UTC(2030, 0, 15);
const rowsAtOnce = 300;
/** Tests and every tenth drill begin with an essay. */
const essayEvery = 10;
const mistakesOfEssay = ['agreement', 'articles', 'tense', 'plural'] as const;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function insertAll<T>(rows: readonly T[], insert: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) await insert(rows.slice(start, start + rowsAtOnce));
}

async function addQuestions(db: Db): Promise<void> {
  const payload = JSON.stringify({ word: 'example', correct: true, explanation: { en: 'Why.', zh: '为什么。' } });
  const asked = times(bank, (index) => ({ questionId: index + 1, submoduleId: types[index % types.length] ?? 1 }));
  const rows = [...asked, essay].map(({ questionId, submoduleId }) => ({
    ...{ question_id: questionId, submodule_id: submoduleId, module_id: 1, payload },
    ...({ difficulty: 'Easy', ord_s: questionId, ord_d: questionId, created_at: 0, updated_at: 0 } as const),
  }));
  await insertAll(rows, (some) => db.insertInto('questions').values(some).execute());
}

async function addUsers(db: Db, count: number): Promise<number[]> {
  const rows = times(count, (index) => ({
    ...{ account: `learner-${index}@example.org`, password_hash: '-', verified_at: 1, created_at: 1, vip_until: null },
  }));
  await insertAll(rows, (some) => db.insertInto('users').values(some).execute());
  const users = await db.selectFrom('users').select('user_id').orderBy('user_id').execute();
  return users.map(({ user_id }) => user_id);
}

/** The answer to a question: a third of them are wrong, and each of these in one of four ways. */
function answerTo(questionId: number, member: number) {
  const dice = (questionId * 7919 + member * 104_729) % 12;
  return { score: questionId === essay.questionId ? null : Number(dice >= 4), given: `wrong ${dice}` };
}

/** Texts with mistakes; returns the ids of their attempts. */
async function addEssays(db: Db, userIds: readonly number[]): Promise<number[]> {
  const attempts = await db
    .insertInto('attempts')
    .values(
      userIds.map((user_id) => ({
        ...{ user_id, question_id: essay.questionId, submodule_id: essay.submoduleId, kind: 'text' as const },
        ...{ answer: 'A text.', score: null, created_at: now },
      })),
    )
    .returning(['attempt_id', 'user_id'])
    .execute();
  const mistakes = attempts.flatMap(({ attempt_id, user_id }) =>
    mistakesOfEssay.map((kind) => ({
      ...{ user_id, attempt_id, source: 'builtin' as const, kind, code: null, params: '{}', explanation: null },
      ...{ sentence: 'A text.', sentence_number: 0, range_start: 0, range_end: 1, fixes: '[]', made_at: now },
      ...{ dismissed_at: null, due_at: now, streak: 0, memory: '{}', graduated_at: null, revision: 0 },
    })),
  );
  await insertAll(mistakes, (some) =>
    db
      .insertInto('mistakes')
      .values(some as never)
      .execute(),
  );
  const byUser = new Map(attempts.map(({ attempt_id, user_id }) => [user_id, attempt_id]));
  return userIds.map((userId) => byUser.get(userId) ?? 0);
}

interface Member {
  readonly member_id: string;
  readonly user_id: number;
}

interface Seeded {
  readonly classId: string;
  readonly teacher: number;
  readonly members: readonly Member[];
  readonly questions: number;
}

/** One assignment that every member has done. */
async function addAssignment(
  db: Db,
  { classId, teacher, members, questions }: Seeded,
  index: number,
  isDrill: boolean,
) {
  const withEssay = !isDrill || index % essayEvery === 0;
  const asked = times(questions, (slot) => {
    const at = ((index * questions + slot) * 13) % bank;
    return withEssay && slot === 0 ? essay : { questionId: at + 1, submoduleId: types[at % types.length] ?? 1 };
  });
  const assignment_id = randomUUID();
  const task = isDrill ? { kind: 'drill', questions: asked, mode: 'timed', review: 'each' } : { kind: 'test' };
  await db
    .insertInto('class_assignments')
    .values({
      ...{ assignment_id, class_id: classId, user_id: teacher, title: `Assignment ${index}`, instructions: null },
      ...{ due_at: null, minutes: 10, created_at: now + index, task: JSON.stringify(task) },
    })
    .execute();
  const essays = withEssay
    ? await addEssays(
        db,
        members.map(({ user_id }) => user_id),
      )
    : [];
  const finished_at = now + index * 60_000;
  const works = members.map(({ member_id, user_id }) => ({ sitting_id: randomUUID(), member_id, user_id }));
  await insertAll(
    works.map(({ sitting_id, user_id }) => ({
      ...{ sitting_id, user_id, kind: isDrill ? ('drill' as const) : ('mock' as const), state: 'finished' as const },
      ...{ policy: '{}', profile: null, minutes: 10, created_at: now, started_at: now, changed_at: now, finished_at },
      ranges: isDrill ? null : JSON.stringify({ overall: { low: 90, high: 110 } }),
    })),
    (some) => db.insertInto('sittings').values(some).execute(),
  );
  const slots = works.flatMap(({ sitting_id, user_id }, member) =>
    asked.map(({ questionId, submoduleId }, at) => ({
      ...{ sitting_id, slot: at + 1, user_id, submodule_id: submoduleId, seconds: 60, total_seconds: 60 },
      ...{ state: 'answered' as const, question_id: questionId, question: null, handed_out_at: now, opened_at: now },
      ...{ planned_question_id: isDrill ? questionId : null, answered_at: now, answer: null, recording: null },
      ...{ used_seconds: 10, late: 0, score: answerTo(questionId, member).score },
      attempt_id: submoduleId === essay.submoduleId ? (essays[member] ?? null) : null,
    })),
  );
  await insertAll(slots, (some) => db.insertInto('sitting_slots').values(some).execute());
  const workRows = works.map(({ sitting_id, member_id, user_id }, member) => {
    const misses = asked.flatMap(({ questionId }) => {
      const { score, given } = answerTo(questionId, member);
      return score === 0 ? [{ questionId, word: 'example', given }] : [];
    });
    return {
      ...{ sitting_id, assignment_id, member_id, user_id, finished_at },
      asked: JSON.stringify(asked.map(({ questionId, submoduleId }) => [submoduleId, isDrill ? questionId : null])),
      scores: JSON.stringify(asked.map(({ questionId }) => answerTo(questionId, member).score)),
      misses: isDrill ? JSON.stringify(misses) : null,
    };
  });
  await insertAll(workRows, (some) => db.insertInto('class_works').values(some).execute());
}

/**
 * Fills an empty store with a class whose members have finished every assignment, as the server stores it.
 *
 * @returns the key of the class, for its teacher
 */
export async function seedClass(db: Db, kind: StoreKind, size: ClassSize): Promise<ClassKey> {
  await addQuestions(db);
  const [teacher = 0, ...learners] = await addUsers(db, size.members + 1);
  const classId = randomUUID();
  await db
    .insertInto('classes')
    .values({
      ...{ class_id: classId, user_id: teacher, name: 'A full class', teacher_name: 'Ms. Tan', token: 'token' },
      ...{ is_open: 1, invited_at: now, created_at: now },
    })
    .execute();
  const members = learners.map((user_id, index) => ({
    ...{ member_id: randomUUID(), class_id: classId, user_id, name: `Learner ${index}`, joined_at: now + index },
  }));
  await insertAll(members, (some) => db.insertInto('class_members').values(some).execute());
  const seeded = { classId, teacher, members, questions: size.questions };
  for (let index = 0; index < size.drills + size.tests; index += 1)
    await addAssignment(db, seeded, index, index < size.drills);
  if (kind === 'postgres') await sql`analyze`.execute(db);
  return { userId: teacher, classId };
}
