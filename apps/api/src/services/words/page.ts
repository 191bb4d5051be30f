import type { zWord } from '@rehearse/api-client/schemas';
import type { Expression, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Db, WordRow } from '../../db/index.ts';
import { readMeanings } from '../../domain/meanings.ts';
import { offsetOf, type Page, type PageRequest, pageOf } from '../../domain/paging.ts';

/** A word, as in the contract. */
export type Word = z.infer<typeof zWord>;

/** Filter for words, which are listed alphabetically. */
export interface WordFilter extends PageRequest {
  readonly userId: number;
  readonly questionType?: string;
  readonly level?: string | undefined;
  /** Absent: both mastered and not. */
  readonly isMastered?: boolean | undefined;
  /** Case-insensitive prefix of the spelling. */
  readonly prefix?: string;
}

/** A page of words with the learner's marks. */
export async function pageOfWords(db: Db, filter: WordFilter): Promise<Page<Word>> {
  const words = db
    .selectFrom('words as w')
    .leftJoin('word_marks as m', (join) =>
      join.onRef('m.word_id', '=', 'w.word_id').on('m.user_id', '=', filter.userId),
    )
    .where((where) => {
      const conditions: Expression<SqlBool>[] = [];
      if (filter.questionType !== undefined)
        conditions.push(
          where(
            'w.word_id',
            'in',
            where.selectFrom('word_types as t').select('t.word_id').where('t.question_type', '=', filter.questionType),
          ),
        );
      if (filter.level !== undefined) conditions.push(where('w.level', '=', filter.level));
      if (filter.isMastered !== undefined)
        conditions.push(where('m.word_id', filter.isMastered ? 'is not' : 'is', null));
      if (filter.prefix !== undefined)
        conditions.push(
          where(
            where.fn('substr', ['w.word_key', where.lit(1), where.val([...filter.prefix].length)]),
            '=',
            filter.prefix.toLowerCase(),
          ),
        );
      return where.and(conditions);
    });
  const { n } = await words.select((select) => select.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await words
    .selectAll('w')
    .select('m.mastered_at')
    .orderBy('w.word_key')
    .orderBy('w.word_id')
    .limit(filter.size)
    .offset(offsetOf(filter))
    .execute();
  const occurrences = await findOccurrences(db, rows);
  const content = rows.map((row) => ({ ...toWord(row), occursIn: occurrences(row) }));
  return pageOf(content, Number(n), filter);
}

/** Looks up the questions that words occur in, skipping those no longer in the bank. */
async function findOccurrences(db: Db, rows: readonly WordRow[]) {
  const idsOf = (row: WordRow): number[] => JSON.parse(row.occurs_in);
  const ids = [...new Set(rows.flatMap(idsOf))];
  const questions =
    ids.length === 0
      ? []
      : await db
          .selectFrom('questions')
          .select(['question_id', 'submodule_id'])
          .where('question_id', 'in', ids)
          .execute();
  const submoduleOf = new Map(questions.map((question) => [question.question_id, question.submodule_id]));
  return (row: WordRow) =>
    idsOf(row).flatMap((questionId) => {
      const submoduleId = submoduleOf.get(questionId);
      return submoduleId === undefined ? [] : [{ questionId, submoduleId }];
    });
}

/** A stored word with the learner's mark. */
export function toWord(row: WordRow & { mastered_at: number | null }): Word {
  const meanings = readMeanings(row.meanings);
  return {
    id: row.word_id,
    word: row.word,
    difficultyLevel: row.level as Word['difficultyLevel'],
    ...(meanings.en?.[0] !== undefined && { definition: meanings.en[0] }),
    translationCNList: JSON.stringify(meanings.zh ?? []),
    britishPhoneticSymbols: row.british_ipa,
    britishAudioSrc: row.british_audio,
    americanPhoneticSymbols: row.american_ipa,
    americanAudioSrc: row.american_audio,
    status: row.mastered_at !== null,
    partOfSpeech: row.part_of_speech,
    example: JSON.parse(row.example),
  };
}
