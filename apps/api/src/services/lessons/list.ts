import type { Db } from '../../db/index.ts';
import type { LessonRow } from '../../db/schema-lessons.ts';
import { lessonUrl } from '../../domain/media.ts';

/** A video lesson, as in the contract. */
export interface Lesson {
  lessonId: number;
  title: { en: string; zh: string };
  description: { en: string; zh: string };
  /** Path of the file. */
  video: string;
  mediaType: 'video/webm' | 'video/mp4';
  bytes: number;
  captions: { language: 'en' | 'zh'; url: string }[];
  poster: string | null;
}

const lessonOf = (row: LessonRow): Lesson => ({
  lessonId: row.lesson_id,
  title: { en: row.title_en, zh: row.title_zh },
  description: { en: row.description_en, zh: row.description_zh },
  video: lessonUrl(row.video),
  mediaType: row.media_type,
  bytes: Number(row.bytes),
  captions: (['en', 'zh'] as const).flatMap((language) => {
    const file = row[`captions_${language}`];
    return file === null ? [] : [{ language, url: lessonUrl(file) }];
  }),
  poster: row.poster && lessonUrl(row.poster),
});

/** The stored lessons in display order. */
export const lessonRows = (db: Db): Promise<LessonRow[]> =>
  db.selectFrom('lessons').selectAll().orderBy('position').orderBy('lesson_id').execute();

/** The video lessons in display order. */
export async function listLessons({ db }: { db: Db }): Promise<{ lessons: Lesson[] }> {
  return { lessons: (await lessonRows(db)).map(lessonOf) };
}
