const recordingsPath = '/media/recordings/';

/** URL of a recording, for its owner. */
export function recordingUrl(name: string): string {
  return recordingsPath + name;
}

/** Name of the recording in a URL returned by an upload, or null for other URLs. The origin is ignored. */
export function recordingNameOf(url: string): string | null {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const name = path.startsWith(recordingsPath) ? path.slice(recordingsPath.length) : '';
  return /^[A-Za-z0-9._-]+$/.test(name) ? name : null;
}

/** Key of a picture's file in the file store. */
export function pictureKey(file: string): string {
  return `pictures/${file}`;
}

const pictureTypes = { jpg: 'image/jpeg', avif: 'image/avif' } as const;

/** The type of a picture file by its name; null for other names. */
export function pictureTypeOf(file: string): 'image/jpeg' | 'image/avif' | null {
  const extension = /^[A-Za-z0-9_-]+\.(jpg|avif)$/.exec(file)?.[1] as keyof typeof pictureTypes | undefined;
  return extension ? pictureTypes[extension] : null;
}

/** Key of a video lesson, its captions or its poster in the file store. */
export function lessonKey(file: string): string {
  return `lessons/${file}`;
}

/** URL of a video lesson's file. */
export function lessonUrl(file: string): string {
  return `/media/lessons/${file}`;
}

/** Key of a recording in the file store. */
export function recordingKey(name: string): string {
  return `recordings/${name}`;
}
