import type { SpeechRequest } from '../key.ts';
import type { PhonemeAccent, SpeechClip } from '../protocol.ts';
import { voices } from '../voices.ts';
import { createEspeak } from './espeak.ts';
import { createFlite } from './flite.ts';
import { encodeMp3 } from './mp3.ts';
import { levelSpeech, type Sound } from './sound.ts';
import { speakableText } from './text.ts';

const phonemeVoices: Readonly<Record<PhonemeAccent, string>> = { rp: 'en-gb-x-rp', us: 'en-us' };

/** Both synthesizers behind one interface. espeak-ng is loaded immediately, flite on first use. */
export async function createSpeaker() {
  const espeak = await createEspeak();
  let flite: ReturnType<typeof createFlite> | undefined;

  async function synthesize({ text, voice, rate = 1 }: SpeechRequest): Promise<Sound> {
    const { synthesizer, id } = voices[voice];
    const spoken = speakableText(text);
    if (synthesizer === 'espeak') return espeak.say(spoken, id, rate);
    flite ??= createFlite();
    return (await flite).say(spoken, id, rate);
  }

  async function sound(request: SpeechRequest): Promise<Sound> {
    return levelSpeech(await synthesize(request));
  }

  async function say(request: SpeechRequest): Promise<SpeechClip> {
    const made = await sound(request);
    return { mp3: await encodeMp3(made), seconds: made.samples.length / made.sampleRate };
  }

  return {
    /** The speech as samples, trimmed and levelled, before encoding. */
    sound,
    say,
    phonemes: (words: readonly string[], accent: PhonemeAccent) => espeak.phonemes(words, phonemeVoices[accent]),
  };
}
