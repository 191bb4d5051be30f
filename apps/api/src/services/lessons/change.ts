import { type LocalizedText, languages, type PerLanguage } from '@rehearse/languages';
import { makeRoom } from './add.ts';
import { LessonError } from './lesson-error.ts';
import { filesOf, readLesson, type StoredLesson } from './lesson-row.ts';
import { extrasOf, type LessonDeps, type LessonExtras, removeUnnamed, storeExtras, storeVideo } from './store-files.ts';

/** Changes to a lesson; absent fields stay unchanged. */
export interface LessonChange {
  title?: PerLanguage<string | undefined>;
  description?: PerLanguage<string | undefined>;
  video?: Uint8Array | undefined;
  extras?: LessonExtras;
  /** Position in the list, from 1; later lessons move down. */
  position?: number | undefined;
}

/** Finds a lesson by id. @throws LessonError when it does not exist */
export async function findLesson({ db }: LessonDeps, lessonId: number): Promise<StoredLesson> {
  const lesson = await db.selectFrom('lessons').selectAll().where('lesson_id', '=', lessonId).executeTakeFirst();
  if (!lesson) throw new LessonError(`There is no lesson ${lessonId}: "npm run lessons list" shows the ids.`);
  return readLesson(lesson);
}

const changed = (before: LocalizedText, texts: PerLanguage<string | undefined> = {}) =>
  JSON.stringify(Object.fromEntries(languages.map((language) => [language, texts[language] ?? before[language]])));

/**
 * Changes a lesson and removes files that are no longer used.
 *
 * @throws LessonError when the lesson does not exist or a file is invalid
 */
export async function changeLesson(deps: LessonDeps, lessonId: number, change: LessonChange): Promise<void> {
  const before = await findLesson(deps, lessonId);
  const extras = await storeExtras(deps.files, change.extras ?? {});
  const video = change.video && (await storeVideo(deps.files, change.video));
  const { position } = change;
  if (position !== undefined && position !== before.position) await makeRoom(deps, position);
  await deps.db
    .updateTable('lessons')
    .set({
      title: changed(before.title, change.title),
      description: changed(before.description, change.description),
      ...extrasOf(before, extras),
      ...video,
      position: position ?? before.position,
    })
    .where('lesson_id', '=', lessonId)
    .execute();
  await removeUnnamed(deps, filesOf(before));
}
