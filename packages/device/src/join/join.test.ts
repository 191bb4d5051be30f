import { expect, it } from 'vitest';
import type { Resample } from '../shared/sound.ts';
import { joinRecordings } from './join.ts';

/** Takes every third sample, as when going from 48 kHz to 16 kHz. */
const resample: Resample = async (pcm, from, to) => pcm.filter((_, index) => index % (from / to) === 0);

const recorded = (recordingId: string, value: number, sampleRate: number) => ({
  ...{ recordingId, file: new Blob(), url: '', durationSeconds: 12_000 / sampleRate, levels: [] },
  samples: { pcm: new Float32Array(12_000).fill(value), sampleRate },
});

it('joins recordings into one WAV, in the given order, whatever their sample rates', async () => {
  const { samples: _, ...silent } = recorded('silent', 0, 16_000);
  const joined = await joinRecordings([recorded('b', -0.5, 16_000), silent, recorded('a', 0.5, 48_000)], resample);
  expect(joined.parts).toEqual([
    { recordingId: 'b', start: 0, end: 0.75 },
    { recordingId: 'a', start: 0.75, end: 1 },
  ]);
  const { recording } = joined;
  expect(recording).toMatchObject({ durationSeconds: 1, samples: { sampleRate: 16_000 } });
  expect(recording.file).toMatchObject({ type: 'audio/wav', size: 44 + 16_000 * 2 });
  const pcm = recording.samples?.pcm ?? new Float32Array();
  expect([pcm[0], pcm[11_999], pcm[12_000]]).toEqual([-0.5, -0.5, 0.5].map((value) => expect.closeTo(value, 4)));
});
