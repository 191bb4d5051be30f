import { type SpeechRequest, speechKey, type VoiceName } from '@rehearse/speech-engine';
import type { Level } from './catalogue.ts';

/** A spoken clip of a question. */
export interface Clip extends Required<SpeechRequest> {
  /** See `speechKey`. */
  readonly key: string;
}

/** Speed by level, for about 138, 150 and 165 words of a sentence a minute. */
const rateOf: Readonly<Record<Level, number>> = { easy: 0.92, medium: 1, hard: 1.1 };

/** URL of a clip on the API. */
export const clipUrl = (key: string): string => `/media/speech/${key}.mp3`;

/** Collects the clips that payloads refer to. */
export interface ClipCollector {
  /** Adds a clip and returns its URL. Without a level it has the voice's normal speed. */
  url(text: string, voice: VoiceName, level?: Level): string;
  /** All distinct clips, ordered by key. */
  all(): Clip[];
}

/** Creates an empty collector. */
export function createClipCollector(): ClipCollector {
  const clips = new Map<string, Clip>();
  return {
    url(text, voice, level = 'medium') {
      const request = { text, voice, rate: rateOf[level] };
      const key = speechKey(request);
      clips.set(key, { key, ...request });
      return clipUrl(key);
    },
    all: () => [...clips.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}
