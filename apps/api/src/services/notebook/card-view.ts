import type { zReviewCard } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { Db, ReviewCardRow, WordRow } from '../../db/index.ts';
import type { DifficultyLevel } from '../../domain/difficulty.ts';
import { briefOf } from '../../domain/question-brief.ts';
import { sealedIds } from '../questions/sealed.ts';
import { toWord } from '../words/page.ts';

/** A card, as in the contract. */
export type ReviewCard = z.infer<typeof zReviewCard>;
/** Status of a card. */
export type ReviewStatus = ReviewCard['status'];

/** A time as in the contract (ISO 8601). */
export const iso = (instant: number) => new Date(instant).toISOString();

/** Query of a learner's cards by status; the basis of every list and count. Cards of questions that were withdrawn, or that an unfinished test asks, are left out. */
export function selectCards(db: Db, { userId, status, now }: { userId: number; status?: ReviewStatus; now: number }) {
  return db
    .selectFrom('review_cards as c')
    .where('c.user_id', '=', userId)
    .where('c.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions as q')
            .select('q.question_id')
            .whereRef('q.question_id', '=', 'c.question_id')
            .where('q.withdrawn_at', 'is not', null),
        ),
      ),
    )
    .where(({ or, not, eb }) =>
      or([eb('c.question_id', 'is', null), not(eb('c.question_id', 'in', sealedIds(db, userId)))]),
    )
    .$if(status !== undefined, (query) => query.where('c.graduated_at', status === 'graduated' ? 'is not' : 'is', null))
    .$if(status === 'due', (query) => query.where('c.due_at', '<=', now))
    .$if(status === 'learning', (query) => query.where('c.due_at', '>', now));
}

function statusOf({ graduated_at, due_at }: ReviewCardRow, now: number): ReviewStatus {
  if (graduated_at !== null) return 'graduated';
  return due_at <= now ? 'due' : 'learning';
}

interface Shown {
  words: ReadonlyMap<number, WordRow & { mastered_at: number | null }>;
  questions: ReadonlyMap<
    number,
    { question_id: number; submodule_id: number; module_id: number; difficulty: DifficultyLevel; payload: string }
  >;
  now: number;
}

const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Stored cards with their words and questions, in the same order. */
export async function viewCards(db: Db, rows: readonly ReviewCardRow[], now: number): Promise<ReviewCard[]> {
  const wordIds = idsOf(rows.map(({ word_id }) => word_id));
  const questionIds = idsOf(rows.flatMap(({ question_id, source_question_id }) => [question_id, source_question_id]));
  const words =
    wordIds.length === 0
      ? []
      : await db
          .selectFrom('words as w')
          .leftJoin('word_marks as m', (join) =>
            join.onRef('m.word_id', '=', 'w.word_id').on('m.user_id', '=', rows[0]?.user_id ?? 0),
          )
          .selectAll('w')
          .select('m.mastered_at')
          .where('w.word_id', 'in', wordIds)
          .execute();
  const questions =
    questionIds.length === 0
      ? []
      : await db
          .selectFrom('questions')
          .select(['question_id', 'submodule_id', 'module_id', 'difficulty', 'payload'])
          .where('question_id', 'in', questionIds)
          .where('withdrawn_at', 'is', null)
          .execute();
  const shown: Shown = {
    words: new Map(words.map((word) => [word.word_id, word])),
    questions: new Map(questions.map((question) => [question.question_id, question])),
    now,
  };
  return rows.map((row) => toCard(row, shown));
}

function toCard(row: ReviewCardRow, { words, questions, now }: Shown): ReviewCard {
  const word = row.word_id === null ? undefined : words.get(row.word_id);
  const question = row.question_id === null ? undefined : questions.get(row.question_id);
  const source = row.source_question_id === null ? undefined : questions.get(row.source_question_id);
  return {
    cardId: row.card_id,
    kind: row.kind,
    status: statusOf(row, now),
    reason: row.reason as ReviewCard['reason'],
    given: row.given,
    score: row.score,
    sourceQuestion: source ? { questionId: source.question_id, submoduleId: source.submodule_id } : null,
    timesMissed: row.times_missed,
    streak: row.streak,
    dueAt: iso(row.due_at),
    graduatedAt: row.graduated_at === null ? null : iso(row.graduated_at),
    createdAt: iso(row.created_at),
    word:
      row.kind === 'word'
        ? { text: word?.word ?? row.own_word ?? '', meaning: row.own_meaning, entry: word ? toWord(word) : null }
        : null,
    question: question
      ? {
          questionId: question.question_id,
          submoduleId: question.submodule_id,
          moduleId: question.module_id,
          difficultyLevel: question.difficulty,
          ...briefOf(question.submodule_id, question.payload),
        }
      : null,
  };
}
