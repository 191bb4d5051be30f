/** A kind of file that belongs to a lesson. */
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

/** The kinds of video that browsers play. */
export type VideoType = (typeof types)['webm' | 'mp4'];

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, start: number, end: number) => new TextDecoder().decode(bytes.subarray(start, end));

/** The kind of a video by its first bytes (EBML of doctype webm, or an ISO base media file); null when it is neither. */
export function videoTypeOf(bytes: Uint8Array): VideoType | null {
  if (startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3)) return textAt(bytes, 0, 64).includes('webm') ? types.webm : null;
  return textAt(bytes, 4, 8) === 'ftyp' ? types.mp4 : null;
}

/** Whether the bytes begin as WebVTT captions do; a byte order mark may stand in front. */
export const isCaptions = (bytes: Uint8Array): boolean => /^WEBVTT([ \t\r\n]|$)/.test(textAt(bytes, 0, 16));

/** Whether the bytes begin as a JPEG picture does. */
export const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xd8, 0xff);

/** The kind that the name of a stored file tells; null when the server never gives such a name. */
export function typeOfStored(file: string): LessonFileType | null {
  const extension = /^[0-9a-f]{32}\.(webm|mp4|vtt|jpg)$/.exec(file)?.[1] as keyof typeof types | undefined;
  return extension ? types[extension] : null;
}
