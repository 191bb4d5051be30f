import type { ExamFormName, ExamProfile, ExamTypeRules } from '@rehearse/content';
import { type QuestionType, questionTypes } from '@rehearse/question-types';

/** An exam as a sitting stores it, so that a newer version doesn't change a running test. */
export interface SittingExam {
  readonly examId: string;
  readonly version: number;
  readonly name: ExamProfile['name'];
  readonly form: ExamFormName;
  /** How the exam asks each type, by the type's name in code. */
  readonly types: Readonly<Record<string, ExamTypeRules>>;
}

/** Questions of one type in a row. */
export interface Block {
  readonly submoduleId: number;
  readonly least: number;
  readonly most: number;
  readonly rules: ExamTypeRules;
}

/** Number of questions of each type that can be asked; types without any are absent. */
export type BankCounts = ReadonlyMap<number, number>;

const types: readonly QuestionType[] = questionTypes;
const typeOf = (key: string) => types.find((type) => type.key === key);
const typeWithId = (id: number) => types.find((type) => type.id === id);

/** The blocks of a form that the bank has questions for, in order. */
export function blocksOf({ forms, types }: ExamProfile, form: ExamFormName, counts: BankCounts): Block[] {
  return (forms[form]?.blocks ?? []).flatMap(({ type, least, most }) => {
    const submoduleId = typeOf(type)?.id;
    const rules = types[type];
    const held = submoduleId === undefined ? 0 : (counts.get(submoduleId) ?? 0);
    if (submoduleId === undefined || !rules || held === 0) return [];
    return [{ submoduleId, least: Math.min(least, held), most: Math.min(most, held), rules }];
  });
}

/** The question types that an exam no longer asks, with the reason why they are still worth practicing. */
export const retiredTypesOf = ({ retired }: ExamProfile) =>
  retired.flatMap(({ type, on, why }) => {
    const submoduleId = typeOf(type)?.id;
    return submoduleId === undefined ? [] : [{ submoduleId, on, why }];
  });

/** The exam as a sitting stores it. */
export const toSittingExam = ({ id, version, name, types }: ExamProfile, form: ExamFormName): SittingExam => ({
  ...{ examId: id, version, name, form, types },
});

/** The exam's rules for a type; undefined if it doesn't ask it. */
export function rulesOf({ types }: SittingExam, submoduleId: number): ExamTypeRules | undefined {
  const key = typeWithId(submoduleId)?.key;
  return key === undefined ? undefined : types[key];
}

/** A slot to create. */
export interface PlannedSlot {
  readonly submoduleId: number;
  /** The clock of the question or its first part; null for none. */
  readonly seconds: number | null;
  /** With preparation and all parts. */
  readonly totalSeconds: number | null;
  /** The question that it asks; absent if that is chosen later. */
  readonly questionId?: number;
}

interface Times {
  readonly seconds: number;
  readonly preparationSeconds?: number | undefined;
  readonly secondPartSeconds?: number | undefined;
}

const slotOf = (submoduleId: number, { seconds, preparationSeconds = 0, secondPartSeconds = 0 }: Times) => ({
  ...{ submoduleId, seconds, totalSeconds: preparationSeconds + seconds + secondPartSeconds },
});

/** The slots of a test, block by block. `random` (0..1) decides how many questions a block has. */
export function slotsOfBlocks(blocks: readonly Block[], random: () => number): PlannedSlot[] {
  return blocks.flatMap(({ submoduleId, least, most, rules }) => {
    const count = least + Math.floor(random() * (most - least + 1));
    return Array.from({ length: count }, () => slotOf(submoduleId, rules));
  });
}

/** A question that is asked for certain. */
export interface PlannedQuestion {
  readonly questionId: number;
  readonly submoduleId: number;
}

const slotOfDrill = (submoduleId: number, mode: 'timed' | 'learn', times: Times): PlannedSlot =>
  mode === 'learn' ? { submoduleId, seconds: null, totalSeconds: null } : slotOf(submoduleId, times);

/** The slots of a drill whose questions are known, in their order. */
export const slotsOfQuestions = (questions: readonly PlannedQuestion[], mode: 'timed' | 'learn'): PlannedSlot[] =>
  questions.flatMap(({ questionId, submoduleId }) => {
    const type = typeWithId(submoduleId);
    return type ? [{ ...slotOfDrill(submoduleId, mode, type), questionId }] : [];
  });

/** A drill as the learner wants it. */
export interface DrillPlan {
  readonly submoduleIds: readonly number[];
  readonly count: number;
  readonly mode: 'timed' | 'learn';
}

/** The slots of a drill: its types take turns, as long as the bank has questions of them. */
export function slotsOfDrill({ submoduleIds, count, mode }: DrillPlan, counts: BankCounts): PlannedSlot[] {
  const left = new Map(submoduleIds.map((id) => [id, counts.get(id) ?? 0]));
  const slots: PlannedSlot[] = [];
  for (let isLeft = true; isLeft && slots.length < count; ) {
    isLeft = false;
    for (const id of submoduleIds) {
      const held = left.get(id) ?? 0;
      const type = typeWithId(id);
      if (!type || held === 0 || slots.length >= count) continue;
      left.set(id, held - 1);
      slots.push(slotOfDrill(id, mode, type));
      isLeft = true;
    }
  }
  return slots;
}

/** About how long a drill takes; without a clock as long as with one. */
export function minutesOf(slots: readonly PlannedSlot[]): number {
  const seconds = slots.reduce((sum, { submoduleId, totalSeconds }) => {
    const type = typeWithId(submoduleId);
    return sum + (totalSeconds ?? (type ? slotOf(submoduleId, type).totalSeconds : 0));
  }, 0);
  return Math.max(1, Math.round(seconds / 60));
}
