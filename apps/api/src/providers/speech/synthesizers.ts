import { createSpeechEngine, isVoiceName } from '@rehearse/speech-engine';
import type { SpeechConfig } from '../../config/config.ts';
import { isMp3, isWav, requestSpeech } from './speech-request.ts';
import type { ClipRequest, WordTimes } from './types.ts';

/** A synthesized clip. */
export interface MadeClip {
  readonly mp3: Uint8Array;
  /** Null if they are unknown. */
  readonly wordTimes: WordTimes | null;
}

/** Synthesizes speech, without caching. */
export interface Synthesizer {
  /** Identifies everything that affects the audio besides the request; part of the cache key. */
  readonly id: string;
  /** Whether it knows when each word is spoken. */
  readonly knowsWords: boolean;
  synthesize(request: ClipRequest): Promise<MadeClip>;
  close(): Promise<void>;
}

/** The built-in synthesizers, in a separate process that starts on the first request. */
export function createBuiltInSynthesizer(): Synthesizer {
  const engine = createSpeechEngine();
  return {
    id: 'built-in',
    knowsWords: true,
    async synthesize({ text, voice, rate }) {
      if (!isVoiceName(voice)) throw new Error(`There is no voice "${voice}".`);
      const { mp3, seconds, words } = await engine.synthesize({ text, voice, rate });
      return { mp3, wordTimes: words && { seconds, words } };
    },
    close: () => engine.close(),
  };
}

const remoteLimitMs = 15_000;

/**
 * An OpenAI-compatible endpoint. Its speech gets the loudness and silence of the built-in clips, unless it sends MP3 only:
 * that is passed on as it is.
 */
export function createRemoteSynthesizer(config: SpeechConfig, limitMs = remoteLimitMs): Synthesizer {
  const engine = createSpeechEngine();
  return {
    id: `remote-levelled-${config.model.replaceAll(/[^\w.-]/g, '-')}`,
    knowsWords: false,
    async synthesize(request) {
      const bytes = await requestSpeech(config, request, limitMs);
      if (isMp3(bytes)) return { mp3: bytes, wordTimes: null };
      if (!isWav(bytes))
        throw new Error(`The speech endpoint sent ${bytes.length} bytes that are neither WAV nor MP3.`);
      return { mp3: (await engine.level(bytes)).mp3, wordTimes: null };
    },
    close: () => engine.close(),
  };
}
