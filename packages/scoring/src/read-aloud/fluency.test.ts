import { describe, expect, it } from 'vitest';
import { estimateFluency } from './fluency.ts';

const RATE = 16_000;

/** A voice-like tone in syllables of 150 ms, four a second. In `plan` a number is that many syllables, a string a pause. */
function speak(plan: readonly (number | string)[], level = 0.4): Float32Array {
  const parts: number[] = [];
  let seed = 1;
  const hiss = () => {
    seed = (seed * 16807) % 2147483647;
    return (seed / 2147483647 - 0.5) * 0.002;
  };
  const silence = (seconds: number) => {
    for (let index = 0; index < seconds * RATE; index++) parts.push(hiss());
  };
  for (const step of plan) {
    if (typeof step === 'string') {
      silence(Number(step));
      continue;
    }
    for (let syllable = 0; syllable < step; syllable++) {
      for (let index = 0; index < 0.25 * RATE; index++) {
        const time = index / RATE;
        const shape = 0.05 + 0.95 * Math.sin((Math.PI * time) / 0.25) ** 2;
        const voice = Math.sin(2 * Math.PI * 400 * time) + 0.5 * Math.sin(2 * Math.PI * 800 * time);
        parts.push(level * 0.6 * shape * voice + hiss());
      }
    }
  }
  return Float32Array.from(parts);
}

describe('fluency from sound alone', () => {
  it('finds the span, the pauses and the syllables', () => {
    const result = estimateFluency(speak(['0.5', 12, '0.6', 8, '1.4', 4, '0.5']), RATE);
    expect(result).toEqual({
      kind: 'estimate',
      features: {
        durationSeconds: expect.closeTo(9, 1),
        speechSpanSeconds: expect.closeTo(8, 0),
        phonationSeconds: expect.closeTo(6, 0),
        pauseCount: 2,
        longPauseCount: 1,
        longestPauseSeconds: expect.closeTo(1.4, 0),
        syllables: 24,
        wordsPerMinute: expect.closeTo(121, -1),
        meanRunWords: expect.closeTo(5.33, 1),
      },
    });
  });

  it.each([
    ['silence', new Float32Array(3 * RATE)],
    ['silence', speak(['3'])],
    ['tooShort', speak(['0.2'])],
    ['tooShort', speak(['1', 1, '1'])],
    ['clipping', speak(['0.5', 12, '0.5'], 4).map((sample) => Math.max(-1, Math.min(1, sample)))],
    ['noise', Float32Array.from({ length: 3 * RATE }, (_, index) => 0.3 * Math.sin(index * index))],
  ] as const)('refuses to score: %s', (reason, pcm) => {
    expect(estimateFluency(pcm, RATE)).toEqual({
      kind: 'refused',
      reason,
      durationSeconds: expect.closeTo(pcm.length / RATE, 5),
    });
  });

  it('never mistakes noise for speech, however loud or broken up', () => {
    let seed = 7;
    const hiss = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647 - 0.5;
    };
    const bursts = Float32Array.from(
      { length: 8 * RATE },
      (_, index) => (index % RATE < RATE / 2 ? 0.5 : 0.001) * hiss(),
    );
    expect(estimateFluency(bursts, RATE)).toMatchObject({ kind: 'refused', reason: 'noise' });
    const talk = speak(['0.5', 12, '0.5']);
    expect(estimateFluency(Float32Array.from([...bursts, ...talk]), RATE)).toMatchObject({
      features: { phonationSeconds: expect.closeTo(3, 0) },
    });
  });

  it('counts a silence as a pause from 0.25 s, and as a long pause from 1 s', () => {
    const pausesOf = (...plan: (number | string)[]) => {
      const result = estimateFluency(speak(['0.3', 8, ...plan, 8, '0.3']), RATE);
      return result.kind === 'estimate' ? [result.features.pauseCount, result.features.longPauseCount] : result.reason;
    };
    expect(pausesOf()).toEqual([0, 0]);
    expect(pausesOf('0.1')).toEqual([0, 0]);
    expect(pausesOf('0.5')).toEqual([1, 0]);
    expect(pausesOf('1.3')).toEqual([1, 1]);
    expect(pausesOf('0.5', 4, '1.3', 4, '0.6')).toEqual([3, 1]);
  });

  it('refuses an empty recording', () => {
    expect(estimateFluency(new Float32Array(0), RATE)).toMatchObject({ reason: 'tooShort' });
  });
});
