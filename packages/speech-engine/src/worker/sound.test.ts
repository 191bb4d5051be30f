import { expect, it } from 'vitest';
import { readMp3Info } from '../mp3-info.ts';
import { voiceNames } from '../voices.ts';
import { levelSpeech, targetLoudness } from './level-speech.ts';
import { limitPeaks } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { measureSpeech } from './measure-speech.ts';
import { encodeMp3 } from './mp3.ts';
import { peakOf } from './sound.ts';
import { createSpeaker } from './speak.ts';
import { speakableText } from './text.ts';

const sampleRate = 16_000;

/** Its s and t are higher between two samples than at them. */
const hissing = 'Most of the students who passed the test had practiced every day.';

function tone(seconds: number, level: number): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => level * Math.sin(index / 10));
}

it('leaves a quarter of a second before and after the speech', () => {
  const samples = new Float32Array(4 * sampleRate);
  samples.set(tone(1, 0.1), 2 * sampleRate);
  const levelled = levelSpeech({ samples, sampleRate });
  expect(levelled.samples.length / sampleRate).toBeCloseTo(1.5, 2);
  expect(levelled.trimmedSeconds).toBeCloseTo(1.75, 2);
  expect(peakOf(levelled.samples.subarray(0, 0.24 * sampleRate))).toBe(0);
});

it('adds the quarter of a second where a sound starts at once', () => {
  const levelled = levelSpeech({ samples: tone(1, 0.1), sampleRate });
  expect(levelled.trimmedSeconds).toBeCloseTo(-0.25, 2);
});

// BS.1770-5: a tone of 1 kHz at full scale on one channel has −3.01 LUFS
it.each([16_000, 22_050, 48_000])('measures the loudness of a tone at %i Hz as the standard does', (rate) => {
  const samples = Float32Array.from({ length: 2 * rate }, (_, index) => Math.sin((2 * Math.PI * 1000 * index) / rate));
  expect(loudnessOf({ samples, sampleRate: rate })).toBeCloseTo(-3.01, 1);
  expect(loudnessOf({ samples: samples.map((sample) => sample / 10), sampleRate: rate })).toBeCloseTo(-23.01, 1);
});

it('does not count pauses as quiet speech', () => {
  const spoken = loudnessOf({ samples: tone(2, 0.1), sampleRate });
  const samples = new Float32Array(6 * sampleRate);
  samples.set(tone(2, 0.1), 2 * sampleRate);
  // the mean over all six seconds would be 4.8 dB lower
  expect(Math.abs(loudnessOf({ samples, sampleRate }) - spoken)).toBeLessThan(1);
});

it('lowers a peak without touching the rest', () => {
  const samples = tone(1, 0.2);
  samples[sampleRate / 2] = 0.9;
  const limited = limitPeaks({ samples, sampleRate }, 0.5);
  expect(peakOf(limited)).toBeLessThanOrEqual(0.5);
  expect(limited.subarray(0, sampleRate / 4)).toEqual(samples.subarray(0, sampleRate / 4));
});

it.each(voiceNames)(
  'makes all clips of %s equally loud, single words too',
  async (voice) => {
    const speaker = await createSpeaker();
    for (const text of ['cat', 'Is that so?', 'Bring a coat, because the evenings are cold.', hissing]) {
      const { loudness, truePeak } = measureSpeech(await speaker.sound({ text, voice }));
      expect(Math.abs(loudness - targetLoudness), text).toBeLessThan(1);
      expect(truePeak, text).toBeLessThan(-2);
    }
  },
  60_000,
);

it('rejects silence', () => {
  expect(() => levelSpeech({ samples: new Float32Array(sampleRate), sampleRate })).toThrow('silence');
});

it('encodes the whole length', async () => {
  const mp3 = await encodeMp3({ samples: tone(3, 0.5), sampleRate });
  expect(readMp3Info(mp3).seconds).toBeCloseTo(3, 0);
  expect(() => readMp3Info(mp3.subarray(0, -5))).toThrow(RangeError);
});

it('produces speech that is loud for most of its length', async () => {
  const speaker = await createSpeaker();
  const sound = await speaker.sound({ text: 'Bring a coat, because the evenings are cold.', voice: 'rp' });
  const loud = sound.samples.filter((sample) => Math.abs(sample) > 0.02).length;
  expect(loud / sound.samples.length).toBeGreaterThan(0.3);
}, 20_000);

it('converts texts to plain characters for the synthesizers', () => {
  expect(speakableText('“Zoë’s café” — it’s <b>5°C</b>…')).toBe('"Zoe\'s cafe", it\'s b 5 degrees Celsius /b ...');
});
