import { createSpeechEngine, isVoiceName } from '@rehearse/speech-engine';
import type { SpeechConfig } from '../../config/config.ts';
import type { ClipRequest } from './types.ts';

/** Synthesizes speech, without caching. */
export interface Synthesizer {
  /** Identifies everything that affects the audio besides the request; part of the cache key. */
  readonly id: string;
  synthesize(request: ClipRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The built-in synthesizers, in a separate process that starts on the first request. */
export function createBuiltInSynthesizer(): Synthesizer {
  const engine = createSpeechEngine();
  return {
    id: 'built-in',
    async synthesize({ text, voice, rate }) {
      if (!isVoiceName(voice)) throw new Error(`There is no voice "${voice}".`);
      const { mp3 } = await engine.synthesize({ text, voice, rate });
      return mp3;
    },
    close: () => engine.close(),
  };
}

const remoteLimitMs = 15_000;
const anyVoice = 'alloy';

/** An OpenAI-compatible endpoint. */
export function createRemoteSynthesizer(
  { apiUrl, apiKey, model, voices }: SpeechConfig,
  limitMs = remoteLimitMs,
): Synthesizer {
  return {
    id: `remote-${model.replaceAll(/[^\w.-]/g, '-')}`,
    async synthesize({ text, voice, rate }) {
      const response = await fetch(`${apiUrl}/audio/speech`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
        body: JSON.stringify({
          model,
          input: text,
          voice: voices[voice] ?? anyVoice,
          speed: rate,
          response_format: 'mp3',
        }),
        signal: AbortSignal.timeout(limitMs),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (!response.ok || !isMp3(bytes))
        throw new Error(`The speech endpoint answered ${response.status} with ${bytes.length} bytes that are not MP3.`);
      return bytes;
    },
    close: async () => {},
  };
}

/** An MP3 file starts with an ID3 tag or a frame sync. */
function isMp3([first, second, third]: Uint8Array): boolean {
  const isTagged = first === 0x49 && second === 0x44 && third === 0x33;
  return isTagged || (first === 0xff && second !== undefined && (second & 0xe0) === 0xe0);
}
