import { type Language, type LocalizedText, languages } from '@rehearse/languages';
import type { Db } from '../../db/index.ts';
import { lessonUrl } from '../../domain/media.ts';
import { readLesson, type StoredLesson } from './lesson-row.ts';

/** A video lesson, as in the contract. */
export interface Lesson {
  lessonId: number;
  title: LocalizedText;
  description: LocalizedText;
  /** Path of the file. */
  video: string;
  mediaType: 'video/webm' | 'video/mp4';
  bytes: number;
  captions: { language: Language; url: string }[];
  poster: string | null;
}

const lessonOf = (lesson: StoredLesson): Lesson => ({
  lessonId: lesson.lesson_id,
  title: lesson.title,
  description: lesson.description,
  video: lessonUrl(lesson.video),
  mediaType: lesson.media_type,
  bytes: Number(lesson.bytes),
  captions: languages.flatMap((language) => {
    const file = lesson.captions[language];
    return file === undefined ? [] : [{ language, url: lessonUrl(file) }];
  }),
  poster: lesson.poster && lessonUrl(lesson.poster),
});

/** The stored lessons in display order. */
export async function storedLessons(db: Db): Promise<StoredLesson[]> {
  const rows = await db.selectFrom('lessons').selectAll().orderBy('position').orderBy('lesson_id').execute();
  return rows.map(readLesson);
}

/** The video lessons in display order. */
export async function listLessons({ db }: { db: Db }): Promise<{ lessons: Lesson[] }> {
  return { lessons: (await storedLessons(db)).map(lessonOf) };
}
