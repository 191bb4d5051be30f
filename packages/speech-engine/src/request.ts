import { SpeechError } from './errors.ts';
import { maxTextLength, type SpeechRequest } from './key.ts';
import { isVoiceName, voiceNames } from './voices.ts';

/**
 * Validates a request before it reaches a synthesizer.
 *
 * @throws SpeechError `unknown-voice` or `bad-request`
 */
export function assertSpeechRequest({ text, voice, rate = 1 }: SpeechRequest): void {
  if (!isVoiceName(voice))
    throw new SpeechError('unknown-voice', `There is no voice "${voice}". Use one of: ${voiceNames.join(', ')}.`);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new SpeechError('bad-request', 'The text has no letter or digit to speak.');
  if (text.length > maxTextLength)
    throw new SpeechError(
      'bad-request',
      `The text has ${text.length} characters; at most ${maxTextLength} are allowed.`,
    );
  if (!(rate >= 0.5 && rate <= 1.5))
    throw new SpeechError('bad-request', `The rate is ${rate}; it must be between 0.5 and 1.5.`);
}
