import type { LevelledClip } from '../protocol.ts';
import { levelSpeech } from './level-speech.ts';
import { measureSpeech } from './measure-speech.ts';
import { encodeMp3 } from './mp3.ts';
import { readWav } from './wav.ts';

/**
 * Gives speech of another program the loudness and silence of our clips.
 *
 * @throws RangeError when the bytes are no WAV file, Error when it is silent
 */
export async function levelFile(wav: Uint8Array): Promise<LevelledClip> {
  const sound = levelSpeech(readWav(wav));
  const seconds = sound.samples.length / sound.sampleRate;
  return { mp3: await encodeMp3(sound), seconds, measures: measureSpeech(sound) };
}
