import { findLesson } from './change.ts';
import { filesOf } from './lesson-row.ts';
import { type LessonDeps, removeUnnamed } from './store-files.ts';

/** Removes a lesson and its files. @throws LessonError when it does not exist */
export async function removeLesson(deps: LessonDeps, lessonId: number): Promise<void> {
  const lesson = await findLesson(deps, lessonId);
  await deps.db.deleteFrom('lessons').where('lesson_id', '=', lessonId).execute();
  await removeUnnamed(deps, filesOf(lesson));
}
