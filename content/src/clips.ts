import { type SpeechRequest, speechKey, type VoiceName } from '@rehearse/speech-engine';

/** A piece of speech that a question needs. */
export interface Clip extends Required<SpeechRequest> {
  /** See `speechKey`. */
  readonly key: string;
}

/** Where the API serves a clip. */
export const clipUrl = (key: string): string => `/media/speech/${key}.mp3`;

/** Collects the clips that payloads refer to. */
export interface ClipCollector {
  /** Notes a clip and gives its URL. */
  url(text: string, voice: VoiceName): string;
  /** Every clip once, in the order of the keys. */
  all(): Clip[];
}

/** An empty collector. */
export function createClipCollector(): ClipCollector {
  const clips = new Map<string, Clip>();
  return {
    url(text, voice) {
      const request = { text, voice, rate: 1 };
      const key = speechKey(request);
      clips.set(key, { key, ...request });
      return clipUrl(key);
    },
    all: () => [...clips.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
