import type { LocalizedText, PerLanguage } from '@rehearse/languages';
import type { LessonRow } from '../../db/schema-lessons.ts';

/** A lesson as stored, its texts and captions by language. */
export interface StoredLesson extends Omit<LessonRow, 'title' | 'description' | 'captions'> {
  title: LocalizedText;
  description: LocalizedText;
  /** Names of files. */
  captions: PerLanguage<string>;
}

export const readLesson = (row: LessonRow): StoredLesson => ({
  ...row,
  title: JSON.parse(row.title),
  description: JSON.parse(row.description),
  captions: JSON.parse(row.captions),
});

/** The files that a lesson names. */
export const filesOf = ({ video, captions, poster }: Pick<StoredLesson, 'video' | 'captions' | 'poster'>): string[] =>
  [video, ...Object.values(captions), poster].filter((name) => name !== null);
