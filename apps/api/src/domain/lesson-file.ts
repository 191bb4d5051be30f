/** A type of lesson file. */
export interface LessonFileType {
  readonly mediaType: 'video/webm' | 'video/mp4' | 'text/vtt; charset=utf-8' | 'image/jpeg';
  readonly extension: 'webm' | 'mp4' | 'vtt' | 'jpg';
}

const types = {
  webm: { mediaType: 'video/webm', extension: 'webm' },
  mp4: { mediaType: 'video/mp4', extension: 'mp4' },
  vtt: { mediaType: 'text/vtt; charset=utf-8', extension: 'vtt' },
  jpg: { mediaType: 'image/jpeg', extension: 'jpg' },
} as const satisfies Record<string, LessonFileType>;

/** Video types that browsers can play. */
export type VideoType = (typeof types)['webm' | 'mp4'];

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, start: number, end: number) => new TextDecoder().decode(bytes.subarray(start, end));

/** Detects a video's type from its first bytes (EBML with doctype webm, or ISO base media); null for others. */
export function videoTypeOf(bytes: Uint8Array): VideoType | null {
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return textAt(bytes, 0, 64).includes('webm') ? types.webm : null;
  return textAt(bytes, 4, 8) === 'ftyp' ? types.mp4 : null;
}

/** Whether the bytes are WebVTT captions, with or without a byte order mark. */
export const isCaptions = (bytes: Uint8Array): boolean => /^WEBVTT([ \t\r\n]|$)/.test(textAt(bytes, 0, 16));

/** Whether the bytes are a JPEG picture. */
export const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xd8, 0xff);

/** The type of a stored file by its name; null for names that the server never assigns. */
export function typeOfStored(file: string): LessonFileType | null {
  const extension = /^[0-9a-f]{32}\.(webm|mp4|vtt|jpg)$/.exec(file)?.[1] as keyof typeof types | undefined;
  return extension ? types[extension] : null;
}
