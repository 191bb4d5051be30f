import { createHash } from 'node:crypto';
import type { VoiceName } from './voices.ts';

/**
 * Names the synthesizers, the encoder and our own processing. A clip made by another version is another clip, so raise
 * the last part whenever trimming, levels, rate or bit rate change.
 */
export const engineVersion = 'espeak-ng-0.3.5+flite-0.1.1+mp3-0.7.0+rehearse-1';

/** What is to be said, by whom and how fast. */
export interface SpeechRequest {
  /** Plain text, at most {@link maxTextLength} characters. */
  readonly text: string;
  readonly voice: VoiceName;
  /** Speed as a multiple of the speaker's normal one, 0.5 to 1.5. Default 1. */
  readonly rate?: number | undefined;
}

/** Longest text of one request, in characters: about three minutes of speech. */
export const maxTextLength = 4000;

/**
 * The stable name of a clip: 64 hexadecimal digits that depend on text, voice, rate and {@link engineVersion} and on
 * nothing else. It is the file name in caches and the last part of the clip's URL.
 */
export function speechKey({ text, voice, rate = 1 }: SpeechRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([engineVersion, voice, rate, text]))
    .digest('hex');
}
