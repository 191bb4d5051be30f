import { describe, expect, it } from 'vitest';
import { join, levelsOf, measure, toLevel } from './sound.ts';
import { encodeWav, toFloat32, toInt16 } from './wav.ts';

describe('sound', () => {
  it('joins pieces in order', () => {
    expect([...join([Float32Array.of(1, 2), new Float32Array(), Float32Array.of(3)])]).toEqual([1, 2, 3]);
  });

  it('measures loudness', () => {
    expect(measure(Float32Array.of(0.5, -0.5))).toEqual({ rms: 0.5, peak: 0.5 });
    expect(measure(new Float32Array())).toEqual({ rms: 0, peak: 0 });
    expect([0, 1e-9, 0.001, 1, 2].map(toLevel)).toEqual([0, 0, expect.closeTo(0), 1, 1]);
    expect(toLevel(0.0316227766)).toBeCloseTo(0.5);
  });

  it('returns eight levels per second, the last one of the remainder', () => {
    const loudThenSilent = new Float32Array(16_000 + 100).fill(1, 0, 8000);
    expect(levelsOf(loudThenSilent, 16_000)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0]);
    expect(levelsOf(new Float32Array(), 16_000)).toEqual([]);
  });
});

describe('encodeWav', () => {
  it('writes a 16-bit mono file and clips loud samples', async () => {
    const file = encodeWav(Float32Array.of(0, 1, -1, 2), 16_000);
    expect([file.type, file.size]).toEqual(['audio/wav', 52]);
    const view = new DataView(await file.arrayBuffer());
    const text = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
    expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
    expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([44, 8]);
    expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16]);
    expect([view.getUint32(24, true), view.getUint32(28, true), view.getUint16(32, true)]).toEqual([16_000, 32_000, 2]);
    expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32767, -32767, 32767]);
  });

  it('preserves samples at 16 bits', () => {
    const kept = toFloat32(toInt16(Float32Array.of(0, 0.25, -1)));
    expect([...kept]).toEqual([0, expect.closeTo(0.25, 4), -1]);
  });
});
