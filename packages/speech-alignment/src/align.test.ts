import { describe, expect, it } from 'vitest';
import { alignReading } from './align.ts';

const sampleRate = 16_000;
/** Words as pairs of formants in hertz: sounds that differ as vowels do. */
const formants = [
  [300, 2300],
  [700, 1200],
  [500, 1700],
  [350, 900],
  [650, 2000],
  [450, 1100],
] as const;
const wordSeconds = 0.3;

let seed = 1;
const hiss = () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return (seed / 2_147_483_647 - 0.5) * 0.002;
};

/** Speaks words one after another; a number in `pauses` is the silence after the word of this index. */
function speak(count: number, { rate = 1, pitch = 110, pauses = {} as Record<number, number> } = {}) {
  const parts: number[] = [];
  const words: { start: number; end: number }[] = [];
  const rest = (seconds: number) => {
    for (let i = 0; i < seconds * sampleRate; i++) parts.push(hiss());
  };
  rest(0.3);
  for (const [index, [low, high]] of formants.slice(0, count).entries()) {
    const length = Math.round((wordSeconds / rate) * sampleRate);
    const start = parts.length / sampleRate;
    for (let i = 0; i < length; i++) {
      let value = 0;
      for (let hertz = pitch; hertz < 4000; hertz += pitch)
        value += Math.sin((2 * Math.PI * hertz * i) / sampleRate) * (near(hertz, low) + near(hertz, high));
      parts.push(0.1 * value * (0.2 + 0.8 * Math.sin((Math.PI * i) / length)) + hiss());
    }
    words.push({ start, end: parts.length / sampleRate });
    rest(pauses[index] ?? 0);
  }
  rest(0.5);
  return { sound: { samples: Float32Array.from(parts), sampleRate }, words };
}
const near = (hertz: number, formant: number) => Math.exp(-(((hertz - formant) / 120) ** 2));

const sample = speak(formants.length);
const align = (recording: { samples: Float32Array; sampleRate: number }) =>
  alignReading({ recording, sample: sample.sound, words: sample.words });

describe('a sentence read by another voice', () => {
  it.each([
    ['at the same pace', { pitch: 190 }],
    ['more slowly', { pitch: 190, rate: 0.7 }],
    ['faster', { pitch: 90, rate: 1.3 }],
  ])('has its words found %s', (_, how) => {
    const own = speak(formants.length, how);
    const result = align(own.sound);
    const near50ms = own.words.map(({ start, end }) => ({
      start: expect.closeTo(start, 1),
      end: expect.closeTo(end, 1),
    }));
    expect(result).toEqual({ kind: 'aligned', words: near50ms, pauses: [], brokenOffAfter: null });
  });

  it('has its pauses found where they were made', () => {
    const own = speak(formants.length, { pitch: 190, pauses: { 1: 0.6, 3: 0.15 } });
    expect(align(own.sound)).toMatchObject({
      pauses: [{ after: 1, start: expect.closeTo(0.9, 1), seconds: expect.closeTo(0.6, 1) }],
      brokenOffAfter: null,
    });
  });

  it('is broken off after the last word that was read', () => {
    const result = align(speak(3, { pitch: 190 }).sound);
    expect(result).toMatchObject({ kind: 'aligned', brokenOffAfter: 2 });
    expect(result.kind === 'aligned' && result.words).toHaveLength(3);
  });
});

it.each([
  ['silence', () => 0],
  ['a quiet room', () => hiss()],
  ['loud noise', () => hiss() * 400],
  ['a hum', (i: number) => 0.3 * Math.sin((2 * Math.PI * 50 * i) / sampleRate)],
])('finds no speech in %s', (_, value) => {
  const samples = Float32Array.from({ length: 3 * sampleRate }, (_, i) => value(i));
  expect(align({ samples, sampleRate })).toEqual({ kind: 'noSpeech' });
});

it('finds no speech in nothing', () => {
  expect(align({ samples: new Float32Array(0), sampleRate })).toEqual({ kind: 'noSpeech' });
});
