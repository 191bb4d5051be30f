import { findLesson } from './change.ts';
import { type LessonDeps, removeUnnamed } from './store-files.ts';

/** Removes a lesson and its files. @throws LessonError when it does not exist */
export async function removeLesson(deps: LessonDeps, lessonId: number): Promise<void> {
  const { video, captions_en, captions_zh, poster } = await findLesson(deps, lessonId);
  await deps.db.deleteFrom('lessons').where('lesson_id', '=', lessonId).execute();
  await removeUnnamed(deps, [video, captions_en, captions_zh, poster]);
}
