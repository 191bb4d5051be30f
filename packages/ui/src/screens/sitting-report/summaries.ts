import type { ReportedQuestion, SuggestedDrill } from './sitting-report.types.ts';

/** How often each way of judging was used, without those that were not. */
export function judgements(
  questions: readonly ReportedQuestion[],
): { judgedBy: ReportedQuestion['judgedBy']; count: number }[] {
  const answered = questions.filter(({ state }) => state === 'answered');
  return (['key', 'service', 'measures', 'nobody'] as const)
    .map((judgedBy) => ({ judgedBy, count: answered.filter((each) => each.judgedBy === judgedBy).length }))
    .filter(({ count }) => count > 0);
}

/** Time used by question type, in the order of the test. */
export interface TypeTime {
  submoduleId: number;
  /** Mean of the questions whose time is known. */
  usedSeconds: number;
  /** Mean time that they had. */
  givenSeconds: number;
}

/** The mean times of each type; questions without a clock or a known time are left out. */
export function timesByType(questions: readonly ReportedQuestion[]): TypeTime[] {
  const timed = questions.filter(({ usedSeconds, seconds }) => usedSeconds !== null && seconds !== null);
  const given = meansByType(timed, 'seconds');
  return [...meansByType(timed, 'usedSeconds')].map(([submoduleId, usedSeconds]) => ({
    submoduleId,
    usedSeconds,
    givenSeconds: given.get(submoduleId) ?? 0,
  }));
}

/** The mean score of the answers with a key by type, in the order of the test. */
export const scoresByType = (questions: readonly ReportedQuestion[]) => meansByType(questions, 'score');

/** Questions of one type in a row. */
export interface QuestionBlock {
  submoduleId: number;
  questions: readonly ReportedQuestion[];
}

/** The questions in the order of the test, those of one type in a row together. */
export function blocksOf(questions: readonly ReportedQuestion[]): QuestionBlock[] {
  const blocks: { submoduleId: number; questions: ReportedQuestion[] }[] = [];
  for (const question of questions.toSorted((one, other) => one.slot - other.slot)) {
    const last = blocks.at(-1);
    if (last?.submoduleId === question.submoduleId) last.questions.push(question);
    else blocks.push({ submoduleId: question.submoduleId, questions: [question] });
  }
  return blocks;
}

/** The fourteen days after a test, each with its drills. */
export function daysOf(drills: readonly SuggestedDrill[]): { day: number; drills: readonly SuggestedDrill[] }[] {
  return Array.from({ length: 14 }, (_, index) => ({
    day: index + 1,
    drills: drills.filter(({ day }) => day === index + 1),
  }));
}

/** The mean of a number by type, in the order of the test; without those that are null. */
function meansByType(
  questions: readonly ReportedQuestion[],
  name: 'score' | 'usedSeconds' | 'seconds',
): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { submoduleId, [name]: value } of questions) {
    if (value === null) continue;
    const { sum, count } = sums.get(submoduleId) ?? { sum: 0, count: 0 };
    sums.set(submoduleId, { sum: sum + value, count: count + 1 });
  }
  return new Map([...sums].map(([submoduleId, { sum, count }]) => [submoduleId, sum / count]));
}
