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

/** URL of the word times of a spoken clip; null for other URLs. */
export function wordTimesUrlOf(clipUrl: string): string | null {
  const key = /^\/media\/speech\/([0-9a-f]{64})\.mp3$/.exec(clipUrl)?.[1];
  return key ? `/media/word-times/${key}.json` : null;
}

/** What a question says of its sample. */
interface SampleFields {
  readonly questionText?: string | undefined;
  readonly referenceAnswer?: unknown;
  readonly referenceAudioLink?: string | undefined;
}

/** URL of the word times of a question's sample, if it reads the text that the question shows; null for other samples. */
export function readingTimesUrlOf({ questionText, referenceAnswer, referenceAudioLink }: SampleFields): string | null {
  const isReading = questionText !== undefined && questionText === referenceAnswer;
  return isReading && referenceAudioLink ? wordTimesUrlOf(referenceAudioLink) : null;
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
