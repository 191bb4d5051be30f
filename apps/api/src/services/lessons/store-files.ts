import { createHash } from 'node:crypto';
import { infoOf, type Language, languages, type PerLanguage } from '@rehearse/languages';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { LessonsTable } from '../../db/schema-lessons.ts';
import { isCaptions, isJpeg, type VideoType, videoTypeOf } from '../../domain/lesson-file.ts';
import { lessonKey } from '../../domain/media.ts';
import type { FileStore } from '../../providers/files/types.ts';
import { LessonError } from './lesson-error.ts';
import { filesOf, readLesson, type StoredLesson } from './lesson-row.ts';

/** Maximum size of a video in bytes. */
export const maxVideoBytes = 512 * 1024 * 1024;

/** Dependencies of the lesson services. */
export interface LessonDeps {
  readonly db: Db;
  readonly files: FileStore;
}

/** Optional files of a lesson; null removes one, undefined keeps it. */
export interface LessonExtras {
  captions?: PerLanguage<Uint8Array | null | undefined>;
  /** A JPEG to show before the video plays. */
  poster?: Uint8Array | null | undefined;
}

/** A name with a content hash, so that the file can be cached forever. */
const nameOf = (bytes: Uint8Array, extension: string) =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;

/** A validated file with its name. */
interface NamedFile {
  name: string;
  bytes: Uint8Array;
  mediaType: string;
}

const named = (bytes: Uint8Array, extension: string, mediaType: string): NamedFile => ({
  name: nameOf(bytes, extension),
  bytes,
  mediaType,
});

function checkedVideo(bytes: Uint8Array): VideoType {
  const type = videoTypeOf(bytes);
  if (!type) throw new LessonError('This file is neither a WebM nor an MP4 video: convert it to one of them first.');
  return type;
}

function checkedCaptions(bytes: Uint8Array, language: Language): NamedFile {
  if (!isCaptions(bytes))
    throw new LessonError(
      `The ${infoOf(language).englishName} captions are not WebVTT: the file must start with the line WEBVTT.`,
    );
  return named(bytes, 'vtt', 'text/vtt');
}

function checkedPoster(bytes: Uint8Array): NamedFile {
  if (!isJpeg(bytes)) throw new LessonError('The poster is not a JPEG picture.');
  return named(bytes, 'jpg', 'image/jpeg');
}

/** Validates bytes; undefined and null are passed through. */
const ifGiven = (bytes: Uint8Array | null | undefined, check: (bytes: Uint8Array) => NamedFile) =>
  bytes && check(bytes);

type ExtraColumns = Pick<Insertable<LessonsTable>, 'captions' | 'poster'>;
type VideoColumns = Pick<Insertable<LessonsTable>, 'video' | 'media_type' | 'bytes'>;

/** Names of the stored files; null removes a file, absent leaves it unchanged. */
export interface StoredExtras {
  captions: PerLanguage<string | null>;
  poster?: string | null;
}

/** Stores a video. @throws LessonError when browsers can't play its format or it is too large */
export async function storeVideo(store: FileStore, bytes: Uint8Array): Promise<VideoColumns> {
  const { mediaType, extension } = checkedVideo(bytes);
  const video = nameOf(bytes, extension);
  await store.put(lessonKey(video), bytes, mediaType);
  return { video, media_type: mediaType, bytes: bytes.length };
}

/** Validates captions and poster, then stores them. @throws LessonError before anything is stored */
export async function storeExtras(store: FileStore, extras: LessonExtras): Promise<StoredExtras> {
  const captions = languages.map(
    (language) =>
      [language, ifGiven(extras.captions?.[language], (bytes) => checkedCaptions(bytes, language))] as const,
  );
  const poster = ifGiven(extras.poster, checkedPoster);
  for (const file of [...captions.map(([, file]) => file), poster])
    if (file) await store.put(lessonKey(file.name), file.bytes, file.mediaType);
  const given = captions.filter(([, file]) => file !== undefined);
  return {
    captions: Object.fromEntries(given.map(([language, file]) => [language, file?.name ?? null])),
    ...(poster !== undefined && { poster: poster?.name ?? null }),
  };
}

/** The columns of captions and poster after a change. */
export function extrasOf(before: Pick<StoredLesson, 'captions' | 'poster'>, given: StoredExtras): ExtraColumns {
  const captions = Object.entries({ ...before.captions, ...given.captions }).filter(([, file]) => file !== null);
  return {
    captions: JSON.stringify(Object.fromEntries(captions)),
    poster: given.poster === undefined ? before.poster : given.poster,
  };
}

/** Removes files that no lesson uses any more. */
export async function removeUnnamed({ db, files }: LessonDeps, names: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('lessons').selectAll().execute();
  const inUse = new Set(rows.flatMap((row) => filesOf(readLesson(row))));
  for (const name of names) if (!inUse.has(name)) await files.remove(lessonKey(name));
}
