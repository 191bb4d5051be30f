import type { zAssignmentTask } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { PlannedQuestion } from '../sittings/exam.ts';

/** What an assignment asks, as in the contract. */
export type AssignmentTask = z.infer<typeof zAssignmentTask>;

type Drill = Extract<AssignmentTask, { kind: 'drill' }>;

/** What an assignment asks, as it is stored. */
export type StoredTask =
  | (Pick<Drill, 'kind' | 'mode' | 'review'> & { readonly questions: readonly PlannedQuestion[] })
  | Extract<AssignmentTask, { kind: 'test' }>;

/** Reads a stored task. */
export const taskOf = ({ task }: { readonly task: string }): StoredTask => JSON.parse(task);

/** A stored task, as in the contract. */
export function taskView(task: StoredTask): AssignmentTask {
  if (task.kind === 'test') return task;
  const { kind, questions, mode, review } = task;
  const submoduleIds = [...new Set(questions.map(({ submoduleId }) => submoduleId))];
  return { kind, submoduleIds, count: questions.length, mode, review };
}

/** The questions of a task; none for tests, which choose them for each learner. */
export const questionsOf = (task: StoredTask): readonly PlannedQuestion[] =>
  task.kind === 'drill' ? task.questions : [];

/** Whether a stored assignment may ask questions of some types: a test always may. */
export const mayAskFor = (submoduleIds: readonly number[]) => (row: { readonly task: string }) => {
  const task = taskOf(row);
  return task.kind === 'test' || task.questions.some(({ submoduleId }) => submoduleIds.includes(submoduleId));
};
