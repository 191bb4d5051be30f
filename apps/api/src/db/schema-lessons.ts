import type { Generated, Selectable } from 'kysely';

/** Video lessons; `video`, `captions_*` and `poster` name files in the file store under `lessons/`. */
export interface LessonsTable {
  lesson_id: Generated<number>;
  title_en: string;
  title_zh: string;
  description_en: string;
  description_zh: string;
  video: string;
  media_type: 'video/webm' | 'video/mp4';
  bytes: number;
  captions_en: string | null;
  captions_zh: string | null;
  poster: string | null;
  /** Display order; lessons of one position follow the order of their numbers. */
  position: number;
  /** Name in {@link LessonBundlesTable} of a lesson that came with the product. */
  bundle_name: string | null;
}

/** Lessons that came with the product and were imported, so that one which the operator removed stays removed. */
export interface LessonBundlesTable {
  name: string;
  /** Digest of its files and texts. */
  version: string;
}

/** A lesson as stored. */
export type LessonRow = Selectable<LessonsTable>;
