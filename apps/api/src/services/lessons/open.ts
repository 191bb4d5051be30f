import { NotFound } from '../../domain/errors.ts';
import { typeOfStored } from '../../domain/lesson-file.ts';
import { lessonKey } from '../../domain/media.ts';
import type { FilePart, FileStore } from '../../providers/files/types.ts';

/** A file that can be read in ranges. */
export interface OpenLessonFile {
  readonly size: number;
  readonly mediaType: string;
  /** Reads a byte range. */
  read(part: FilePart): Promise<ReadableStream<Uint8Array>>;
}

/**
 * Opens a lesson's file by name.
 *
 * @throws NotFound
 */
export async function openLessonFile({ files }: { files: FileStore }, file: string): Promise<OpenLessonFile> {
  const type = typeOfStored(file);
  const size = type && (await files.size(lessonKey(file)));
  if (type === null || size === null) throw new NotFound('lesson.notFound');
  return {
    size,
    mediaType: type.mediaType,
    async read(part) {
      const stream = await files.open(lessonKey(file), part);
      if (!stream) throw new NotFound('lesson.notFound');
      return stream;
    },
  };
}
