import { type LessonTexts, makeRoom } from './add.ts';
import { LessonError } from './lesson-error.ts';
import { type LessonDeps, type LessonExtras, removeUnnamed, storeExtras, storeVideo } from './store-files.ts';

type Undefinable<Record> = { [Key in keyof Record]?: Record[Key] | undefined };

/** What is to become different of a lesson; what is left out stays. */
export interface LessonChange extends Undefinable<LessonTexts> {
  video?: Uint8Array | undefined;
  extras?: LessonExtras;
  /** Place in the list from 1; those from there on move down. */
  position?: number | undefined;
}

/** The lesson of a number. @throws LessonError when there is none */
export async function findLesson({ db }: LessonDeps, lessonId: number) {
  const lesson = await db.selectFrom('lessons').selectAll().where('lesson_id', '=', lessonId).executeTakeFirst();
  if (!lesson) throw new LessonError(`There is no lesson ${lessonId}: "npm run lessons list" shows the numbers.`);
  return lesson;
}

const given = <Value>(values: Record<string, Value | undefined>) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, Value] => entry[1] !== undefined));

/**
 * Changes a lesson and removes the files that nothing names any more.
 *
 * @throws LessonError when there is no such lesson or a file can't be taken
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
