import type { SpeechRequest } from '../key.ts';
import type { PhonemeAccent, SpeechClip } from '../protocol.ts';
import { voices } from '../voices.ts';
import { createEspeak } from './espeak.ts';
import { createFlite } from './flite.ts';
import { joinedSound } from './joined-sound.ts';
import { levelSpeech } from './level-speech.ts';
import { delaySeconds, encodeMp3 } from './mp3.ts';
import type { MarkedSound } from './pieces.ts';
import { prosodyOf, sentencesOf } from './prosody.ts';
import type { Sound } from './sound.ts';
import { speakableText } from './text.ts';
import { toWordTimes } from './word-times.ts';

const phonemeVoices: Readonly<Record<PhonemeAccent, string>> = { rp: 'en-gb-x-rp', us: 'en-us' };

/** Both synthesizers behind one interface. espeak-ng is loaded immediately, flite on first use. */
export async function createSpeaker() {
  const espeak = await createEspeak();
  let flite: ReturnType<typeof createFlite> | undefined;

  async function synthesize({ text, voice, rate = 1 }: SpeechRequest): Promise<MarkedSound> {
    const recipe = voices[voice];
    const sounds: MarkedSound[] = [];
    for (const sentence of sentencesOf(speakableText(text))) {
      const { rate: tempo, ...pitch } = prosodyOf(sentence);
      const prosody = { ...pitch, rate: rate * recipe.pace * tempo };
      if (recipe.synthesizer === 'espeak') {
        sounds.push(espeak.say(sentence, recipe, prosody));
        continue;
      }
      flite ??= createFlite();
      sounds.push(await (await flite).say(sentence, recipe, prosody));
    }
    return joinedSound(sounds);
  }

  async function sound(request: SpeechRequest): Promise<Sound> {
    return levelSpeech(await synthesize(request));
  }

  async function say(request: SpeechRequest): Promise<SpeechClip> {
    const { marks, ...spoken } = await synthesize(request);
    const made = levelSpeech(spoken);
    const shift = delaySeconds(made) - made.trimmedSeconds;
    const words = toWordTimes(request.text, marks);
    return {
      mp3: await encodeMp3(made),
      seconds: made.samples.length / made.sampleRate,
      words: words?.map(({ text, start, end }) => ({ text, start: start + shift, end: end + shift })) ?? null,
    };
  }

  return {
    /** The speech as samples, trimmed and levelled, before encoding. */
    sound,
    say,
    phonemes: (words: readonly string[], accent: PhonemeAccent) => espeak.phonemes(words, phonemeVoices[accent]),
  };
}
