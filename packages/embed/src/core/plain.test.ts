import { expect, it } from 'vitest';
import { plain } from './plain.ts';

it('keeps what JSON can say, and leaves out files and samples', () => {
  const recording = {
    recordingId: 'a',
    file: new Blob(['x']),
    samples: { pcm: new Float32Array(3), sampleRate: 16_000 },
  };
  expect(plain({ recording, score: null, words: ['a'] })).toEqual({
    ...{ recording: { recordingId: 'a', samples: { sampleRate: 16_000 } }, score: null, words: ['a'] },
  });
  expect(plain(undefined)).toBeNull();
});
