import { describe, expect, it } from 'vitest';
import { levelFile } from './level-file.ts';
import { targetLoudness } from './level-speech.ts';
import { readWav } from './wav.ts';

interface Format {
  kind?: number;
  bits?: number;
  channels?: number;
  /** The length that the header gives; by default the true one. */
  length?: number;
}

/** A WAV file at 16 kHz; `values` are interleaved. */
function wavOf(values: readonly number[], { kind = 1, bits = 16, channels = 1, length }: Format = {}): Uint8Array {
  const bytes = new Uint8Array(44 + (values.length * bits) / 8);
  const view = new DataView(bytes.buffer);
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  write(0, 'RIFF');
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, kind, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, 16_000, true);
  view.setUint16(34, bits, true);
  write(36, 'data');
  view.setUint32(40, length ?? bytes.length - 44, true);
  for (const [index, value] of values.entries())
    if (bits === 16) view.setInt16(44 + index * 2, value * 32768, true);
    else view.setFloat32(44 + index * 4, value, true);
  return bytes;
}

describe('a WAV file', () => {
  it('is read from integers and floats', () => {
    expect([...readWav(wavOf([0.5, -0.25])).samples]).toEqual([0.5, -0.25]);
    expect([...readWav(wavOf([0.5, -0.25], { kind: 3, bits: 32 })).samples]).toEqual([0.5, -0.25]);
  });

  it('is mixed from two channels to one', () => {
    expect([...readWav(wavOf([0.5, 0, -0.5, 0], { channels: 2 })).samples]).toEqual([0.25, -0.25]);
  });

  it('is read to its end where a stream gave no length', () => {
    expect(readWav(wavOf([0.5, -0.25], { length: 0xffffffff })).samples).toHaveLength(2);
  });

  it.each([
    ['MP3', new Uint8Array([0xff, 0xfb, 0x90, 0x44])],
    ['24-bit', wavOf([0.5], { bits: 32 })],
    ['empty', wavOf([]).subarray(0, 36)],
  ])('is rejected when it is %s', (_name, bytes) => {
    expect(() => readWav(bytes)).toThrow(RangeError);
  });
});

it('gives speech of another program our loudness and silence', async () => {
  const quiet = Array.from({ length: 16_000 }, (_, index) => 0.01 * Math.sin(index / 5));
  const { measures, seconds } = await levelFile(wavOf(quiet));
  expect(Math.abs(measures.loudness - targetLoudness)).toBeLessThan(1);
  expect(measures.silenceBefore).toBeCloseTo(0.25, 2);
  expect(measures.silenceAfter).toBeCloseTo(0.25, 2);
  expect(seconds).toBeCloseTo(1.5, 1);
});
