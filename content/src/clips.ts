import { type SpeechRequest, speechKey, type VoiceName } from '@rehearse/speech-engine';

/** A spoken clip of a question. */
export interface Clip extends Required<SpeechRequest> {
  /** See `speechKey`. */
  readonly key: string;
}

/** URL of a clip on the API. */
export const clipUrl = (key: string): string => `/media/speech/${key}.mp3`;

/** Collects the clips that payloads refer to. */
export interface ClipCollector {
  /** Adds a clip and returns its URL. */
  url(text: string, voice: VoiceName): string;
  /** All distinct clips, ordered by key. */
  all(): Clip[];
}

/** Creates an empty collector. */
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
