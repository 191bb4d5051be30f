import { payloadSchemas } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import { checkTask, countWords } from '@rehearse/scoring';
import type { Db } from '../../db/index.ts';
import { withoutInstructions } from '../../domain/correction/rater-instructions.ts';
import type { AnswerPart, Rubric } from '../../domain/correction/rubric.ts';
import { findRubric } from '../../domain/correction/rubrics/index.ts';
import { InvalidInput, NotFound } from '../../domain/errors.ts';

/** Fewer words show nothing that could be scored. */
export const fewestWords = 10;
/** Twice as much as anyone writes in the time. */
export const mostWords = 1000;
const mostCharacters = 12_000;

/** An attempt with its question, ready to be corrected. */
export interface Answer {
  readonly attemptId: number;
  readonly questionId: number;
  readonly submoduleId: number;
  readonly rubric: Rubric;
  /** Name of the recording; null for texts. */
  readonly recording: string | null;
  /** The texts of the answer, or of a transcript. */
  parts(spoken?: string): readonly AnswerPart[];
}

/**
 * A learner's attempt.
 *
 * @throws NotFound, or InvalidInput when it has no open answer
 */
export async function readAnswer(
  db: Db,
  { userId, attemptId }: { userId: number; attemptId: number },
): Promise<Answer> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('questions', 'questions.question_id', 'attempts.question_id')
    .select(['attempts.question_id', 'attempts.submodule_id', 'answer', 'recording', 'payload'])
    .where('attempt_id', '=', attemptId)
    .where('attempts.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound('correction.attemptNotFound');
  const rubric = findRubric(row.submodule_id);
  const isSpoken = rubric !== undefined && rubric.medium !== 'writing';
  if (!rubric || (isSpoken && row.recording === null)) throw new InvalidInput('correction.notOffered');
  const payload = payloadSchemas[row.submodule_id as TypeId].parse(JSON.parse(row.payload));
  return {
    attemptId,
    questionId: row.question_id,
    submoduleId: row.submodule_id,
    rubric,
    recording: isSpoken ? row.recording : null,
    parts: (spoken) => rubric.parts(payload, spoken ?? row.answer ?? '', row.answer),
  };
}

/** What is sent of an answer: its parts without sentences that address the rater. */
export const partsToSend = (parts: readonly AnswerPart[]): AnswerPart[] =>
  parts
    .map((part) => ({ ...part, text: withoutInstructions(part.text).text }))
    .filter(({ text }) => text.trim() !== '');

/** Why a text can't be corrected, before any of it is sent; undefined if it can. */
export function textProblem(parts: readonly AnswerPart[]): InvalidInput | undefined {
  const sent = partsToSend(parts);
  const words = sent.reduce((sum, { text }) => sum + countWords(text), 0);
  const characters = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (words > mostWords || characters > mostCharacters) {
    return new InvalidInput('correction.tooLong', { params: { max: mostWords } });
  }
  if (words > 0 && !isEnglish(sent)) return new InvalidInput('correction.notEnglish');
  if (words < fewestWords) return new InvalidInput('correction.tooShort', { params: { min: fewestWords } });
  return undefined;
}

/** Whether any part is English. */
export const isEnglish = (parts: readonly AnswerPart[]): boolean =>
  parts.some(({ text, task }) => !checkTask(text, task).problems.some(({ kind }) => kind === 'notEnglish'));
