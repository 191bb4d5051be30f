import { type LessonTexts, makeRoom } from './add.ts';
import { LessonError } from './lesson-error.ts';
import { type LessonDeps, type LessonExtras, removeUnnamed, storeExtras, storeVideo } from './store-files.ts';

type Undefinable<Record> = { [Key in keyof Record]?: Record[Key] | undefined };

/** Changes to a lesson; absent fields stay unchanged. */
export interface LessonChange extends Undefinable<LessonTexts> {
  video?: Uint8Array | undefined;
  extras?: LessonExtras;
  /** Position in the list, from 1; later lessons move down. */
  position?: number | undefined;
}

/** Finds a lesson by id. @throws LessonError when it does not exist */
export async function findLesson({ db }: LessonDeps, lessonId: number) {
  const lesson = await db.selectFrom('lessons').selectAll().where('lesson_id', '=', lessonId).executeTakeFirst();
  if (!lesson) throw new LessonError(`There is no lesson ${lessonId}: "npm run lessons list" shows the ids.`);
  return lesson;
}

const given = <Value>(values: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));

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
  const texts = given({
    title_en: change.titleEn,
    title_zh: change.titleZh,
    description_en: change.descriptionEn,
    description_zh: change.descriptionZh,
  });
  await deps.db
    .updateTable('lessons')
    .set({ ...texts, ...extras, ...video, position: position ?? before.position })
    .where('lesson_id', '=', lessonId)
    .execute();
  await removeUnnamed(deps, [before.video, before.captions_en, before.captions_zh, before.poster]);
}
