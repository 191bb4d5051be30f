import type { LocalizedText } from '@rehearse/languages';
import { extrasOf, type LessonDeps, type LessonExtras, storeExtras, storeVideo } from './store-files.ts';

/** A lesson's texts. */
export interface LessonTexts {
  title: LocalizedText;
  description: LocalizedText;
}

/** A lesson to add. */
export interface NewLesson extends LessonTexts {
  /** Bytes of a WebM or MP4 file. */
  video: Uint8Array;
  extras: LessonExtras;
  /** Position in the list, from 1; later lessons move down. Default: the end. */
  position?: number | undefined;
  /** Set for bundled lessons. */
  bundleName?: string;
}

/**
 * Stores a lesson's files, then adds it to the list.
 *
 * @returns its id
 * @throws LessonError when a file is invalid
 */
export async function addLesson(deps: LessonDeps, lesson: NewLesson): Promise<number> {
  const extras = await storeExtras(deps.files, lesson.extras);
  const video = await storeVideo(deps.files, lesson.video);
  const { last } = await deps.db
    .selectFrom('lessons')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  const position = lesson.position ?? Number(last ?? 0) + 1;
  await makeRoom(deps, position);
  const { lesson_id } = await deps.db
    .insertInto('lessons')
    .values({
      title: JSON.stringify(lesson.title),
      description: JSON.stringify(lesson.description),
      ...video,
      ...extrasOf({ captions: {}, poster: null }, extras),
      position,
      bundle_name: lesson.bundleName ?? null,
    })
    .returning('lesson_id')
    .executeTakeFirstOrThrow();
  return lesson_id;
}

/** Frees a position by moving the lessons from there on down by one. */
export async function makeRoom({ db }: LessonDeps, position: number): Promise<void> {
  const taken = await db.selectFrom('lessons').select('lesson_id').where('position', '=', position).executeTakeFirst();
  if (!taken) return;
  await db
    .updateTable('lessons')
    .set(({ eb }) => ({ position: eb('position', '+', 1) }))
    .where('position', '>=', position)
    .execute();
}
