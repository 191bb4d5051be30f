import type { Generated, Selectable } from 'kysely';

/** Video lessons; `video`, `captions` and `poster` name files in the file store under `lessons/`. */
export interface LessonsTable {
  lesson_id: Generated<number>;
  /** JSON text of the title by language. */
  title: string;
  /** JSON text of a sentence on what it teaches, by language. */
  description: string;
  video: string;
  media_type: 'video/webm' | 'video/mp4';
  bytes: number;
  /** JSON text of the captions' files by language, without the languages that have none. */
  captions: string;
  poster: string | null;
  /** Display order; lessons with equal positions are ordered by id. */
  position: number;
  /** For bundled lessons: the name in {@link LessonBundlesTable}. */
  bundle_name: string | null;
}

/** Bundled lessons that have been imported, so that one removed by the operator is not imported again. */
export interface LessonBundlesTable {
  name: string;
  /** Digest of its files and texts. */
  version: string;
}

/** A stored lesson. */
export type LessonRow = Selectable<LessonsTable>;
