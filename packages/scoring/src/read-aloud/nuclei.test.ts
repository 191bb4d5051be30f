import { describe, expect, it } from 'vitest';
import { measureEnvelope, type Stretch } from './envelope.ts';
import { countNuclei } from './nuclei.ts';

const RATE = 16_000;
const BEAT = 0.25;

interface Sound {
  hertz?: number;
  /** Peak of each beat. */
  levels: readonly number[];
  /** Level between two beats, as a share of the peak. */
  dip?: number;
}

/** A tone that swells once per beat. */
function beats({ hertz = 500, levels, dip = 0.02 }: Sound): Float32Array {
  const length = Math.round(BEAT * RATE);
  return Float32Array.from({ length: levels.length * length }, (_, index) => {
    const swell = dip + (1 - dip) * Math.sin((Math.PI * (index % length)) / length) ** 2;
    return (levels[Math.floor(index / length)] ?? 0) * swell * Math.sin((2 * Math.PI * hertz * index) / RATE);
  });
}

const mixed = (...sounds: Float32Array[]) =>
  (sounds[0] ?? new Float32Array(0)).map((_, index) => sounds.reduce((sum, sound) => sum + (sound[index] ?? 0), 0));

function count(pcm: Float32Array, speech: readonly Stretch[] = [{ start: 0, end: 60 }], rate = RATE) {
  return countNuclei(pcm, rate, measureEnvelope(pcm, rate), speech);
}

describe('syllables by loudness', () => {
  it.each([1, 5, 12])('counts %i swells of the voice', (syllables) => {
    expect(count(beats({ levels: new Array(syllables).fill(0.5) }))).toBe(syllables);
  });

  it('does not count a level tone', () => {
    expect(count(beats({ levels: new Array(8).fill(0.5), dip: 1 }))).toBe(0);
  });

  it('requires a dip of one decibel between two peaks', () => {
    const withDip = (decibels: number) => beats({ levels: new Array(8).fill(0.5), dip: 10 ** (-decibels / 20) });
    expect(count(withDip(0.5))).toBe(0);
    expect(count(withDip(2.5))).toBeGreaterThanOrEqual(7);
  });

  it('only looks at the frequency band of the voice', () => {
    const voice = { levels: [0.2, 0.2, 0.2, 0.2] };
    const level = { levels: [0.2, 0.2, 0.2, 0.2], dip: 1 };
    expect(count(mixed(beats(voice), beats({ ...level, hertz: 40 })))).toBe(4);
    expect(count(mixed(beats(voice), beats({ ...level, hertz: 7000 })))).toBe(4);
    expect(count(mixed(beats(level), beats({ ...voice, hertz: 40 })))).toBe(0);
    expect(count(mixed(beats(level), beats({ ...voice, hertz: 7000 })))).toBe(0);
  });

  it('works at the sample rates that browsers record in', () => {
    const slow = Float32Array.from({ length: 8000 }, (_, index) => {
      const swell = 0.02 + Math.sin((Math.PI * (index % 2000)) / 2000) ** 2;
      return 0.4 * swell * Math.sin((2 * Math.PI * 500 * index) / 8000);
    });
    expect(count(slow, [{ start: 0, end: 2 }], 8000)).toBe(4);
  });

  it('ignores peaks outside speech and those far below the loudest', () => {
    const pcm = beats({ levels: new Array(8).fill(0.5) });
    expect(count(pcm, [{ start: 0.5, end: 1 }])).toBe(2);
    expect(
      count(pcm, [
        { start: 0, end: 0.25 },
        { start: 1.75, end: 2 },
      ]),
    ).toBe(2);
    expect(count(pcm, [])).toBe(0);
    expect(count(beats({ levels: [0.5, 0.5, 0.005, 0.5, 0.005, 0.5] }))).toBe(4);
    expect(count(beats({ levels: [0.5, 0.5, 0.05, 0.5, 0.05, 0.5] }))).toBe(6);
  });

  it('finds none in silence', () => {
    expect(count(new Float32Array(RATE))).toBe(0);
    expect(count(new Float32Array(0))).toBe(0);
  });
});
