import type { SpeechConfig } from '../../config/config.ts';
import type { ClipRequest } from './types.ts';

const anyVoice = 'alloy';

/** The endpoint refused or failed. `retryAfterSeconds` is what it asked to wait; null if it didn't. */
export class SpeechServiceError extends Error {
  override readonly name = 'SpeechServiceError';
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  constructor(
    message: string,
    { status, retryAfterSeconds }: Pick<SpeechServiceError, 'status' | 'retryAfterSeconds'>,
  ) {
    super(message);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Speech from an OpenAI-compatible endpoint: a WAV file, or what the endpoint sends instead.
 *
 * @throws SpeechServiceError when it answers with an error; TimeoutError or TypeError when it doesn't answer
 */
export async function requestSpeech(
  { apiUrl, apiKey, model, voices }: SpeechConfig,
  { text, voice, rate }: Pick<ClipRequest, 'text' | 'voice' | 'rate'>,
  limitMs: number,
): Promise<Uint8Array> {
  const response = await fetch(`${apiUrl}/audio/speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({ model, input: text, voice: voices[voice] ?? anyVoice, speed: rate, response_format: 'wav' }),
    signal: AbortSignal.timeout(limitMs),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (response.ok) return bytes;
  const wait = Number(response.headers.get('retry-after'));
  throw new SpeechServiceError(
    `The speech endpoint answered ${response.status}: ${new TextDecoder().decode(bytes.subarray(0, 200)).trim()}`,
    { status: response.status, retryAfterSeconds: wait > 0 ? wait : null },
  );
}

/** An MP3 file starts with an ID3 tag or a frame sync. */
export function isMp3([first, second, third]: Uint8Array): boolean {
  const isTagged = first === 0x49 && second === 0x44 && third === 0x33;
  return isTagged || (first === 0xff && second !== undefined && (second & 0xe0) === 0xe0);
}

/** A WAV file starts with its container's name. */
export const isWav = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'RIFF';
