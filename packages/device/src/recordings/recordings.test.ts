import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { Resample } from '../shared/sound.ts';
import { blocked, collectWarnings, createTestDatabase, full } from '../shared/testing.ts';
import { createRecordings } from './recordings.ts';

/** Takes every third sample, as when going from 48 kHz to 16 kHz. */
const resample: Resample = async (pcm, from, to) => pcm.filter((_, index) => index % (from / to) === 0);

function open(database = createTestDatabase()) {
  const { codes, onWarning } = collectWarnings();
  const recordings = createRecordings({ database: database.database, resample, onWarning });
  return { recordings, codes, ...database };
}

const chunk = (value: number) => new Float32Array(12_000).fill(value);

describe('createRecordings', () => {
  it('makes a 16 kHz WAV from the chunks left after a crash', async () => {
    const before = open();
    const id = before.recordings.createId();
    await before.recordings.append(id, chunk(0.5), 48_000);
    await before.recordings.append(id, chunk(-0.5), 48_000);
    const after = createRecordings({ database: before.database, resample });
    const recording = await after.recover(id);
    expect(recording).toMatchObject({ recordingId: id, durationSeconds: 0.5, samples: { sampleRate: 16_000 } });
    expect(recording?.levels).toHaveLength(4);
    expect(recording?.file).toMatchObject({ type: 'audio/wav', size: 44 + 8000 * 2 });
    const pcm = recording?.samples?.pcm ?? new Float32Array();
    expect([pcm[0], pcm[3999], pcm[4000], pcm[7999]]).toEqual([0.5, 0.5, -0.5, -0.5].map((v) => expect.closeTo(v, 4)));
    expect(recording?.url).toMatch(/^blob:/);
  });

  it('keeps chunks in order without awaiting them, and keeps recordings separate', async () => {
    const { recordings } = open();
    const values = [0.1, 0.2, 0.3, 0.4, 0.5];
    await Promise.all(
      values.flatMap((v) => [recordings.append('a', chunk(v), 48_000), recordings.append('b', chunk(-v), 48_000)]),
    );
    const pcm = (await recordings.recover('a'))?.samples?.pcm ?? new Float32Array();
    expect(values.map((_, index) => pcm[index * 4000])).toEqual(values.map((v) => expect.closeTo(v, 3)));
    expect(await recordings.list()).toEqual(['a', 'b']);
  });

  it('returns nothing for an unknown id', async () => {
    expect(await open().recordings.recover('unknown')).toBeNull();
  });

  it('does not revoke the URL of an earlier recovery', async () => {
    const { recordings } = open();
    await recordings.append('a', chunk(0.1), 48_000);
    const first = await recordings.recover('a');
    await recordings.recover('a');
    expect((await (await fetch(first?.url ?? '')).blob()).size).toBe(first?.file.size);
  });

  it('erases what a host has, and still plays it', async () => {
    const { recordings } = open();
    await recordings.append('a', chunk(0.1), 48_000);
    const recording = await recordings.recover('a');
    await recordings.erase('a');
    expect(await recordings.list()).toEqual([]);
    expect((await (await fetch(recording?.url ?? '')).blob()).size).toBe(recording?.file.size);
  });

  it('deletes the chunks and revokes the URL', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL');
    const { recordings } = open();
    await recordings.append('a', chunk(0.1), 48_000);
    await recordings.append('b', chunk(0.1), 48_000);
    const recording = await recordings.recover('a');
    await recordings.discard('a');
    expect(revoke).toHaveBeenCalledWith(recording?.url);
    expect(await recordings.recover('a')).toBeNull();
    expect(await recordings.list()).toEqual(['b']);
  });

  it('continues in memory when storage is full, in order, and warns once per recording', async () => {
    const { recordings, codes, failWith } = open();
    await recordings.append('a', chunk(0.1), 48_000);
    failWith(full());
    await recordings.append('a', chunk(0.2), 48_000);
    failWith(undefined);
    await recordings.append('a', chunk(0.3), 48_000);
    const pcm = (await recordings.recover('a'))?.samples?.pcm ?? new Float32Array();
    expect([0, 4000, 8000].map((at) => pcm[at])).toEqual([0.1, 0.2, 0.3].map((v) => expect.closeTo(v, 3)));
    expect(codes).toEqual(['full']);
    await recordings.discard('a');
    expect(await recordings.list()).toEqual([]);
  });

  it('works in memory where storage is blocked, and warns once', async () => {
    const { recordings, codes, failWith } = open();
    failWith(blocked());
    await recordings.append('a', chunk(0.1), 48_000);
    await recordings.append('a', chunk(0.1), 48_000);
    expect((await recordings.recover('a'))?.durationSeconds).toBe(0.5);
    expect(await recordings.list()).toEqual(['a']);
    expect(codes).toEqual(['blocked']);
  });

  describe('with a video', () => {
    /** The boxes at the start of a fragmented MP4, and one fragment. */
    const box = (type: string) => [0, 0, 0, 12, ...new TextEncoder().encode(type), 0, 0, 0, 0];
    const pieces = [
      [...box('ftyp'), ...box('moov')],
      [...box('moof'), ...box('mdat')],
      [...box('moof'), ...box('mdat')],
    ].map((bytes) => new Blob([Uint8Array.from(bytes)]));

    it('recovers it after a crash, with the sound’s levels and length', async () => {
      const before = open();
      await before.recordings.append('a', chunk(0.5), 48_000);
      // no piece is awaited before the next one
      await Promise.all(pieces.map((piece) => before.recordings.appendVideo('a', piece, 0.2)));
      const after = createRecordings({ database: before.database, resample });
      const recording = await after.recover('a');
      expect(recording).toMatchObject({ durationSeconds: 0.25, file: { type: 'video/mp4' } });
      const whole = await new Blob(pieces).arrayBuffer();
      expect(await recording?.file.arrayBuffer()).toEqual(whole);
      expect(recording?.levels).toHaveLength(2);
      expect(await after.list()).toEqual(['a']);
    });

    it('recovers only the sound when a piece could not be stored', async () => {
      const { recordings, failWith } = open();
      await recordings.append('a', chunk(0.5), 48_000);
      const [first, second, third] = pieces as [Blob, Blob, Blob];
      await recordings.appendVideo('a', first, 0.1);
      failWith(full());
      await recordings.appendVideo('a', second, 0.2);
      failWith(undefined);
      await recordings.appendVideo('a', third, 0.2);
      expect((await recordings.recover('a'))?.file.type).toBe('audio/wav');
    });

    it('deletes it with the sound', async () => {
      const { recordings, database } = open();
      await recordings.append('a', chunk(0.5), 48_000);
      await Promise.all(pieces.map((piece) => recordings.appendVideo('a', piece, 0.2)));
      await recordings.discard('a');
      expect(await database((db) => db.count('videos'))).toBe(0);
    });
  });
});
