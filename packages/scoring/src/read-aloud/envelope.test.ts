import { describe, expect, it } from 'vitest';
import { type Envelope, findSpeech, measureEnvelope, percentile, toDecibels } from './envelope.ts';

const RATE = 16_000;

/** A tone at full or partial level. */
const tone = (hertz: number, seconds: number, level = 1) =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / RATE));

describe('toDecibels', () => {
  it('returns the mean power of each 25 ms, every 10 ms', () => {
    const loud = new Float32Array(400).fill(0.5);
    expect([...toDecibels(loud, RATE)]).toEqual([expect.closeTo(10 * Math.log10(0.25), 4)]);
    expect(toDecibels(new Float32Array(RATE), RATE)).toHaveLength(98);
    expect(toDecibels(new Float32Array(399), RATE)).toHaveLength(0);
    expect(toDecibels(new Float32Array(560), RATE)).toHaveLength(2);
  });

  it('uses only the samples of a window, not the one after it', () => {
    const click = new Float32Array(560);
    click[400] = 1;
    const [before = 0, after = 0] = toDecibels(click, RATE);
    expect(before).toBeCloseTo(-100, 3);
    expect(after).toBeCloseTo(10 * Math.log10(1 / 400), 3);
  });
});

describe('percentile', () => {
  it('is the value below which that share of the values lies, in any order', () => {
    const values = Float32Array.of(3, 1, 2, 0);
    expect([0, 0.25, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([0, 1, 2, 3, 3]);
  });

  it('is the lowest level for an empty signal', () => expect(percentile(new Float32Array(0), 0.5)).toBe(-100));
});

describe('measureEnvelope', () => {
  it('measures the duration and the loudest and quietest parts', () => {
    const pcm = new Float32Array(2 * RATE);
    pcm.set(tone(400, 1), RATE);
    const envelope = measureEnvelope(pcm, RATE);
    expect(envelope.durationSeconds).toBe(2);
    expect(envelope.noiseDb).toBeCloseTo(-100, 3);
    expect(envelope.peakDb).toBeGreaterThan(-3.5);
    expect(envelope.peakDb).toBeLessThan(-2.9);
    expect(envelope.rangeDb).toBeCloseTo(envelope.peakDb + 100, 3);
  });

  it('removes mains hum and keeps the voice', () => {
    const at = (hertz: number) => measureEnvelope(tone(hertz, 1), RATE).peakDb;
    expect(at(20)).toBeLessThan(at(400) - 10);
    expect(at(50)).toBeLessThan(at(400) - 4);
    expect(at(400)).toBeGreaterThan(-3.6);
    expect(at(1200)).toBeCloseTo(-3.1, 0);
  });

  it('removes a constant offset', () => {
    expect(measureEnvelope(new Float32Array(RATE).fill(0.8), RATE).peakDb).toBeLessThan(-20);
  });

  it('measures the share of samples at full level', () => {
    const pcm = new Float32Array(1000).fill(0.5).fill(1, 0, 30).fill(-1, 30, 50);
    expect(measureEnvelope(pcm, RATE).clippedShare).toBe(0.05);
    expect(measureEnvelope(new Float32Array(0), RATE)).toMatchObject({ clippedShare: 0, durationSeconds: 0 });
    expect(measureEnvelope(pcm, 0).durationSeconds).toBe(0);
  });
});

describe('findSpeech', () => {
  /** `#` is a loud frame of 10 ms, `.` a quiet one; a number repeats what follows it. */
  const envelope = (plan: string, quiet = -60, loud = -10): Envelope => {
    const frames = plan.replaceAll(/(\d+)([#.])/g, (_, count: string, frame: string) => frame.repeat(Number(count)));
    const db = Float32Array.from(frames, (frame) => (frame === '#' ? loud : quiet));
    return {
      db,
      durationSeconds: db.length / 100,
      noiseDb: quiet,
      peakDb: loud,
      rangeDb: loud - quiet,
      clippedShare: 0,
    };
  };
  const stretches = (plan: string) =>
    findSpeech(envelope(plan)).map(({ start, end }) => [Math.round(start * 100), Math.round(end * 100)]);

  it.each([
    ['30.30#30.', [[30, 60]]],
    [
      '30#30.30#',
      [
        [0, 30],
        [60, 90],
      ],
    ],
    ['40.', []],
    ['40#', [[0, 40]]],
  ])('finds the speech of %s at %j', (plan, expected) => expect(stretches(plan)).toEqual(expected));

  it('bridges gaps under 200 ms', () => {
    expect(stretches('30#19.30#')).toEqual([[0, 79]]);
    expect(stretches('30#20.30#')).toEqual([
      [0, 30],
      [50, 80],
    ]);
  });

  it('drops clicks under 40 ms', () => {
    expect(stretches('30.3#30.30#')).toEqual([[63, 93]]);
    expect(stretches('30.4#30.30#')).toEqual([
      [30, 34],
      [64, 94],
    ]);
  });

  it('keeps a short run at the start and at the end', () => {
    expect(stretches('2#30.30#')).toEqual([
      [0, 2],
      [32, 62],
    ]);
    expect(stretches('10.30#10.')).toEqual([[10, 40]]);
    expect(stretches('30#30.2#')).toEqual([
      [0, 30],
      [60, 62],
    ]);
  });

  it('sets the threshold 12 dB above the background, lower for faint speech, and at most 32 dB below the peak', () => {
    const spokenAt = (quiet: number, middle: number, loud: number) => {
      const db = Float32Array.from([...'.'.repeat(30), ...'m'.repeat(30), ...'#'.repeat(30)], (frame) =>
        frame === '#' ? loud : frame === 'm' ? middle : quiet,
      );
      const parts = { db, durationSeconds: 0.9, noiseDb: quiet, peakDb: loud, rangeDb: loud - quiet, clippedShare: 0 };
      return findSpeech(parts)[0]?.start === 0.3;
    };
    expect([spokenAt(-50, -37, -10), spokenAt(-50, -39, -10)]).toEqual([true, false]);
    expect([spokenAt(-30, -22, -10), spokenAt(-30, -24, -10)]).toEqual([true, false]);
    expect([spokenAt(-90, -41, -10), spokenAt(-90, -43, -10)]).toEqual([true, false]);
  });
});
