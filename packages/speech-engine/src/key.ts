import { createHash } from 'node:crypto';
import type { VoiceName } from './voices.ts';

/** Versions of the synthesizers, on which phonemes depend. */
export const synthesizersVersion = 'espeak-ng-0.3.5+flite-0.1.1';

/**
 * Versions of the synthesizers, the encoder and our own processing. They are part of every clip's key, so raise the last one
 * whenever trimming, levels, prosody, rate or bit rate change.
 */
export const engineVersion = `${synthesizersVersion}+mp3-0.7.0+rehearse-4`;

/** The text to speak, its voice and speed. */
export interface SpeechRequest {
  /** Plain text, at most {@link maxTextLength} characters. */
  readonly text: string;
  readonly voice: VoiceName;
  /** Speed as a multiple of the voice's normal one, 0.5 to 1.5. Default 1. */
  readonly rate?: number | undefined;
}

/** Maximum length of a text in characters: about three minutes of speech. */
export const maxTextLength = 4000;

/**
 * The stable name of a clip: 64 hexadecimal digits that depend only on text, voice, rate and {@link engineVersion}. It is the
 * file name in caches and the last part of the clip's URL.
 */
export function speechKey({ text, voice, rate = 1 }: SpeechRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([engineVersion, voice, rate, text]))
    .digest('hex');
}
