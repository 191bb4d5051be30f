import { expect, it } from 'vitest';
import { readMp3Info } from '../mp3-info.ts';
import { encodeMp3 } from './mp3.ts';
import { levelSpeech, peakOf, targetPeak } from './sound.ts';
import { createSpeaker } from './speak.ts';
import { speakableText } from './text.ts';

const sampleRate = 16_000;

function tone(seconds: number, level: number): Float32Array {
  return Float32Array.from({ length: seconds * sampleRate }, (_, index) => level * Math.sin(index / 10));
}

it('trims silence at both ends and sets the peak to −3 dB', () => {
  const samples = new Float32Array(4 * sampleRate);
  samples.set(tone(1, 0.1), 2 * sampleRate);
  const levelled = levelSpeech({ samples, sampleRate });
  expect(levelled.samples.length / sampleRate).toBeCloseTo(1.23, 1);
  expect(peakOf(levelled.samples)).toBeCloseTo(targetPeak, 3);
});

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
