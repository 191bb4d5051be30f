import { type PackRecord, packOf, type QuestionRecord, type WordRecord } from '@rehearse/content';
import type { Db } from '../db/index.ts';
import type { OpenPack } from '../services/packs/index.ts';

/** The fields of a question that a test sets; the rest is generated. */
export interface QuestionSketch {
  readonly questionId: number;
  readonly submoduleId: number;
  readonly difficulty: 'Easy' | 'Medium' | 'Hard';
  readonly word?: string;
}

/** A question record with a word-judgement payload, regardless of its submodule. */
export function questionRecord({
  questionId,
  submoduleId,
  difficulty,
  word = `word${questionId}`,
}: QuestionSketch): QuestionRecord {
  const payload = { word, correct: true, explanation: { en: 'It is a word.', zh: '这是一个单词。' } };
  // Payloads differ by submodule, but the server stores and returns them without parsing.
  return { kind: 'question', questionId, submoduleId, moduleId: 1, difficulty, payload } as QuestionRecord;
}

/** A word record. */
export function wordRecord(wordId: number, word: string, more: Partial<WordRecord> = {}): WordRecord {
  return {
    kind: 'word',
    wordId,
    word,
    difficultyLevel: 'CEFR-B1',
    pos: 'noun',
    questionTypes: ['word_recognition'],
    translationCNList: ['词'],
    britishPhoneticSymbols: 'wɜːd',
    britishAudioSrc: `/media/speech/${'a'.repeat(64)}.mp3`,
    americanPhoneticSymbols: 'wɝːd',
    americanAudioSrc: `/media/speech/${'b'.repeat(64)}.mp3`,
    example: { en: `This is ${word}.`, zh: '这是例句。' },
    ...more,
  };
}

/** An in-memory pack. */
export function packFrom(records: readonly PackRecord[]): OpenPack {
  return packOf(records);
}

/** Adds verified accounts and returns their ids. */
export async function addUsers(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { user_id } = await db
      .insertInto('users')
      .values({
        account: `learner-${index}-${Math.random().toString(36).slice(2)}@example.org`,
        password_hash: '-',
        verified_at: 1,
        created_at: 1,
        vip_until: null,
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    ids.push(user_id);
  }
  return ids;
}
