import type { zQuestion } from '@rehearse/api-client/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { readingTimesUrlOf, recordingUrl } from '../../domain/media.ts';
import { markOf } from './filters.ts';

/** A question, as in the contract. */
export type Question = z.infer<typeof zQuestion>;

/** A row of {@link selectQuestion}. */
export interface QuestionViewRow {
  question_id: number;
  submodule_id: number;
  module_id: number;
  difficulty: DifficultyLevel;
  payload: string;
  mark: number | null;
  answer: string | null;
  recording: string | null;
}

/** `select … from questions q` with the reader's mark, latest answer and latest recording; the caller appends a condition on `q`. */
export function selectQuestion(userId: number): RawBuilder<QuestionViewRow> {
  const latest = (column: 'answer' | 'recording') => sql`(select ${sql.ref(`a.${column}`)} from attempts a
    where a.user_id = ${userId} and a.question_id = q.question_id and ${sql.ref(`a.${column}`)} is not null
    order by a.attempt_id desc limit 1)`;
  return sql<QuestionViewRow>`select q.question_id, q.submodule_id, q.module_id, q.difficulty, q.payload,
    ${markOf(userId)} as mark, ${latest('answer')} as answer, ${latest('recording')} as recording
    from questions q`;
}

/** Combines the stored payload with the reader's own data. */
export function toQuestion(row: QuestionViewRow): Question {
  // The payload was validated against the contract when its pack was imported.
  const payload = JSON.parse(row.payload) as Partial<Question>;
  return {
    ...payload,
    ...wordTimesOf(payload),
    id: row.question_id,
    questionId: row.question_id,
    submoduleId: row.submodule_id,
    moduleId: row.module_id,
    difficultyLevel: row.difficulty,
    isPracticed: row.mark !== null,
    userAnswer: row.answer,
    userRecordingUrl: row.recording === null ? null : recordingUrl(row.recording),
  };
}

/** Where to find the word times of a reading. */
function wordTimesOf(payload: Partial<Question>): Partial<Question> {
  const url = readingTimesUrlOf(payload);
  return url ? { referenceWordTimesLink: url } : {};
}
